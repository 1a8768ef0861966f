import { locales, type Locale } from '@veralune/routing';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { LocaleView } from '../../catalogue/locale-view.ts';
import { textsOf } from '../../content/texts.ts';
import type { Resource } from '../../resources/resource.ts';
import type { Published, PublishedIn, Sides } from '../catalogue-change.ts';
import type { ChangedEntry } from './changed-entries.ts';

/** Slug and list data of an entity in a view; undefined if the view does not show the entity. */
export type CardIn = (
  catalogue: Catalogue,
  view: LocaleView,
) => { readonly slug: string; readonly card: unknown } | undefined;

/** The body of a resource in one locale, as JSON: its texts, and all fields without a language. */
function detailOf(body: Resource['body'] | null | undefined, locale: Locale): string {
  if (body === null || body === undefined) return '';
  const { texts, ...rest } = body as { texts?: Parameters<typeof textsOf<object>>[0] };
  // Prices differ between shops and are part of the card.
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

/** How a changed entity is published in each locale, before and after the change. */
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
