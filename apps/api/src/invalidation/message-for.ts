import { catalogueTag } from '@veralune/api-client/contract';
import { maxTags, type Invalidation } from '@veralune/api-client/invalidation';
import type { ChangeFeed } from './change-feed.ts';
import type { Target } from './config.ts';

/** What to tell a site, without the time of sending; no tags where the changes don't touch its market. */
export type Draft = Omit<Invalidation, 'sentAt'>;

function capped(tags: readonly string[]): string[] {
  return tags.length > maxTags ? [catalogueTag] : [...tags];
}

/**
 * What a site has not heard yet, or null where it has heard everything, from this instance or from one that is ahead.
 * A site that is told for the first time forgets everything: it may hold pages of an older catalogue.
 */
export async function messageFor(
  { market }: Target,
  delivered: number | null,
  feed: ChangeFeed,
): Promise<Draft | null> {
  const version = feed.currentVersion();
  if (delivered === null) return { market, version, from: 0, tags: [catalogueTag] };
  if (delivered >= version) return null;
  const changes = await feed.changesSince(delivered);
  if (changes === 'all') return { market, version, from: delivered, tags: [catalogueTag] };
  return { market, version: changes.version, from: delivered, tags: capped(changes.tagsOf(market)) };
}
