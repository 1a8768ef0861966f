import { tagIn, tags } from '@veralune/api-client/contract';
import { markets, type Locale, type MarketId } from '@veralune/routing';
import type { CatalogueChange, ThingChange } from './catalogue-change.ts';
import { dependentsOf, entityTypes } from './dependents.ts';
import { addressesDiffer, differenceIn, isPublished, type Difference } from './difference.ts';

/** Slugs that lead elsewhere now, and the address book that holds them. */
function addressTags({ kind }: ThingChange, { slugs }: Difference): string[] {
  const type = entityTypes[kind];
  return type === null || slugs.length === 0 ? [] : [tags.addresses, ...slugs.map((slug) => tags.slug(type, slug))];
}

function tagsOfThing(change: ThingChange, locale: Locale): string[] {
  if (!isPublished(change.published, locale)) return [];
  const difference = differenceIn(change.published, locale);
  const { own, cards, counts } = dependentsOf(change);
  const moved = change.kind === 'product' && change.moved;
  const hasMoved = addressesDiffer(change.published);
  // The page of each locale names the addresses of all others, and so do the pages below it.
  const elsewhere = hasMoved ? [...own, ...(change.uses.pages ?? []).map(tags.page)] : [];
  return [
    ...elsewhere,
    ...(difference.any || moved ? own : []),
    ...(difference.card || moved ? cards : []),
    ...(difference.membership || moved ? counts : []),
    ...addressTags(change, difference),
    ...(entityTypes[change.kind] !== null && (difference.any || moved || hasMoved) ? [tags.sitemap] : []),
  ];
}

function tagsInLocale(change: CatalogueChange, locale: Locale, market: MarketId): readonly string[] {
  switch (change.kind) {
    case 'menu':
    case 'setting':
      return change.market === market ? [tags.frame] : [];
    case 'redirection':
      return change.market === market ? [tags.redirections] : [];
    default:
      return tagsOfThing(change, locale);
  }
}

/**
 * The tags of every answer that changes may have made different for a market's site, each once. Pure; the caller says
 * what depends on what.
 */
export function tagsOfChanges(changes: readonly CatalogueChange[], market: MarketId): string[] {
  return [
    ...new Set(
      markets[market].locales.flatMap((locale) =>
        changes.flatMap((change) => tagsInLocale(change, locale, market).map((tag) => tagIn(locale, tag))),
      ),
    ),
  ];
}
