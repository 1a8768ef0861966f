import { catalogueTag, tagIn, tags } from '@veralune/api-client/contract';
import type { Locale } from '@veralune/routing';
import type { MarketSnapshots } from '../snapshots/market-snapshots.ts';

const tagsOfSnapshots = { addressBook: tags.addresses, redirections: tags.redirections } as const;
const snapshotNames = ['addressBook', 'redirections'] as const satisfies (keyof MarketSnapshots)[];

/** The snapshots that are outdated by the tags of a message, in any locale of the market. */
export function affectedSnapshots(names: readonly string[], locales: readonly Locale[]): (keyof MarketSnapshots)[] {
  return snapshotNames.filter(
    (snapshot) =>
      names.includes(catalogueTag) ||
      locales.some((locale) => names.includes(tagIn(locale, tagsOfSnapshots[snapshot]))),
  );
}
