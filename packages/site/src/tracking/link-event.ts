import type { TrackingEvent } from '@veralune/tracking';
import type { PageFacts } from './page-facts.ts';

/** What a click on a link is reported by. */
export interface ClickedLink {
  readonly href: string;
  readonly id: string;
  /** `data-locale`: the language that it leads to. */
  readonly locale: string | undefined;
  /** `data-filter`: the choice of a filter or sort order. */
  readonly filter: string | undefined;
  readonly isChosen: boolean;
  /** `data-content` of the card around it. */
  readonly content: string | undefined;
}

/** Name and extension of a file, without the version of a document: `micralba-fer-leaflet-fr.0f1e2d3c4b.pdf`. */
const file = /([^/]+?)(?:\.[0-9a-f]{10})?\.(pdf|csv|zip)$/i;

function ofOtherSite({ protocol, hostname, origin, pathname }: URL): TrackingEvent | undefined {
  // `mailto:` and `tel:` have addresses of people.
  if (!protocol.startsWith('http')) return undefined;
  return { event: 'click', link_url: origin + pathname, link_domain: hostname, outbound: true };
}

function ofFilter({ filter, id, isChosen }: ClickedLink): TrackingEvent | undefined {
  if (filter === undefined) return undefined;
  // `filter-brand-3`, `sort-1`; a chip has no id.
  const [, name = 'active'] = /^(?:filter-)?([a-z_]+)-/.exec(id) ?? [];
  const isRemoved = id === '' || (isChosen && name !== 'sort');
  return { event: 'filter', filter_name: name, filter_value: filter, filter_action: isRemoved ? 'remove' : 'add' };
}

function ofProduct(path: string, { lists = [] }: PageFacts): TrackingEvent | undefined {
  for (const { ecommerce, paths } of lists) {
    const item = ecommerce.items[paths.indexOf(path)];
    if (item) return { event: 'select_item', ecommerce: { ...ecommerce, items: [item] } };
  }
  return undefined;
}

/**
 * The event of a click on a link; undefined if it is not reported.
 * @param page address of the page
 */
export function linkEvent(
  link: ClickedLink,
  page: { readonly href: string; readonly locale: string; readonly facts: PageFacts },
): TrackingEvent | undefined {
  const url = new URL(link.href, page.href);
  const { pathname } = url;
  if (link.locale !== undefined) return { event: 'language_switch', locale_from: page.locale, locale_to: link.locale };
  const [, name, extension] = file.exec(pathname) ?? [];
  if (name !== undefined && extension !== undefined)
    return { event: 'file_download', file_name: name, file_extension: extension.toLowerCase(), link_url: pathname };
  if (url.origin !== new URL(page.href).origin) return ofOtherSite(url);
  const known = ofFilter(link) ?? ofProduct(pathname, page.facts);
  if (known || link.content === undefined) return known;
  return { event: 'select_content', content_type: link.content, content_id: pathname.split('/').pop() ?? '' };
}
