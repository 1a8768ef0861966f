import { catalogueTag } from '@veralune/api-client/contract';
import { maxTags, type Invalidation } from '@veralune/api-client/invalidation';
import type { ChangeFeed } from './change-feed.ts';
import type { Target } from './config.ts';

/** A message without the time of sending. It has no tags if the changes do not affect the market. */
export type UnsentMessage = Omit<Invalidation, 'sentAt'>;

function capped(tags: readonly string[]): string[] {
  return tags.length > maxTags ? [catalogueTag] : [...tags];
}

/**
 * The message with all changes that a site has not received yet; null if the site is up to date. The site can be ahead
 * of this instance, because another instance has informed it. The first message to a site invalidates everything,
 * because the site can have pages of an older catalogue.
 */
export async function messageFor(
  { market }: Target,
  delivered: number | null,
  feed: ChangeFeed,
): Promise<UnsentMessage | null> {
  const version = feed.currentVersion();
  if (delivered === null) return { market, version, from: 0, tags: [catalogueTag] };
  if (delivered >= version) return null;
  const changes = await feed.changesSince(delivered);
  if (changes === 'all') return { market, version, from: delivered, tags: [catalogueTag] };
  return { market, version: changes.version, from: delivered, tags: capped(changes.tagsOf(market)) };
}
