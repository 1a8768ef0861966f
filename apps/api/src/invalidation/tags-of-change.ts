import { tagIn, tags } from '@veralune/api-client/contract';
import { markets, type Locale, type MarketId } from '@veralune/routing';
import type { CatalogueChange, EntityChange } from './catalogue-change.ts';
import { dependentsOf, entityTypes } from './dependents.ts';
import { addressesDiffer, differenceIn, isPublished, type Difference } from './difference.ts';

/** Tags of the slugs that now have another target, and of the address book. */
function addressTags({ kind }: EntityChange, { slugs }: Difference): string[] {
  const types = entityTypes[kind];
  return types.length === 0 || slugs.length === 0
    ? []
    : [tags.addresses, ...types.flatMap((type) => slugs.map((slug) => tags.slug(type, slug)))];
}

function tagsOfEntity(change: EntityChange, locale: Locale): string[] {
  if (!isPublished(change.published, locale)) return [];
  const difference = differenceIn(change.published, locale);
  const { own, cards, counts } = dependentsOf(change);
  const moved = 'moved' in change && change.moved;
  const hasMoved = addressesDiffer(change.published);
  // The page of each locale, and its child pages, contain the addresses in all other locales.
  const alternates = hasMoved ? [...own, ...(change.uses.pages ?? []).map(tags.page)] : [];
  return [
    ...alternates,
    ...(difference.any || moved ? own : []),
    ...(difference.card || moved ? cards : []),
    ...(difference.membership || moved ? counts : []),
    ...('reviewed' in change && change.reviewed ? [tags.reviews(change.id)] : []),
    ...addressTags(change, difference),
    ...(entityTypes[change.kind].length > 0 && (difference.any || moved || hasMoved) ? [tags.sitemap] : []),
  ];
}

function tagsInLocale(change: CatalogueChange, locale: Locale, market: MarketId): readonly string[] {
  switch (change.kind) {
    case 'menu':
    case 'setting':
      return change.market === market ? [tags.frame] : [];
    case 'redirection':
      return change.market === market ? [tags.redirections] : [];
    case 'quiz':
      return change.market === market ? [tags.quiz] : [];
    default:
      return tagsOfEntity(change, locale);
  }
}

/**
 * The tags of all answers that the changes can affect on a market's site, without duplicates. A pure function: each
 * change contains its dependents.
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
