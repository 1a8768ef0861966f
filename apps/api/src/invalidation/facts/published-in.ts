import { locales, type Locale } from '@veralune/routing';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { LocaleView } from '../../catalogue/locale-view.ts';
import { textsOf } from '../../content/texts.ts';
import type { Resource } from '../../resources/resource.ts';
import type { Published, PublishedIn, Sides } from '../catalogue-change.ts';
import type { ChangedEntry } from './changed-entries.ts';

/** What lists show of a thing in a view, with its slug; undefined where the view does not have it. */
export type CardIn = (
  catalogue: Catalogue,
  view: LocaleView,
) => { readonly slug: string; readonly card: unknown } | undefined;

/** What editors wrote for one locale: its own words, and everything that has no language. */
function detailOf(body: Resource['body'] | null | undefined, locale: Locale): string {
  if (body === null || body === undefined) return '';
  const { texts, ...rest } = body as { texts?: Parameters<typeof textsOf<object>>[0] };
  // Prices are part of the card, each shop's its own.
  const others = { ...rest, sizes: undefined };
  return JSON.stringify([others, texts === undefined ? null : textsOf<object>(texts, locale)]);
}

function side(catalogue: Catalogue, body: ChangedEntry['before'], cardIn: CardIn): PublishedIn {
  return Object.fromEntries(
    locales.flatMap((locale): [Locale, Published][] => {
      const view = catalogue.views.get(locale);
      const found = view && cardIn(catalogue, view);
      if (!found) return [];
      return [[locale, { slug: found.slug, card: JSON.stringify(found.card), detail: detailOf(body, locale) }]];
    }),
  );
}

/** How a changed thing was and is published in each locale. */
export function publishedSides(
  before: Catalogue,
  after: Catalogue,
  entry: Pick<ChangedEntry, 'before' | 'after'>,
  cardIn: CardIn,
): Sides<PublishedIn> {
  return {
    before: side(before, entry.before, cardIn),
    after: side(after, entry.after, cardIn),
  };
}
