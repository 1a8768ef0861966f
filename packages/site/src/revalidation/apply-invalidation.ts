import type { Invalidation } from '@veralune/api-client/invalidation';
import type { Market } from '@veralune/routing';
import { revalidateTag } from 'next/cache';
import { after } from 'next/server';
import { setTimeout as sleep } from 'node:timers/promises';
import { renewSnapshots } from './renew-snapshots.ts';

/**
 * Milliseconds until the tags are invalidated again. Next dates a page by the end of its rendering. A page that was being
 * rendered with data from before the change is therefore newer than the first invalidation and would stay cached.
 */
const repeatAfterMs = 4_000;

/** Expires the tags: the next request waits for the new page. */
function expire(names: readonly string[]): void {
  for (const name of names) revalidateTag(name, { expire: 0 });
}

/** Marks the tags stale: the next request gets the old page while the new one is rendered. */
function markStale(names: readonly string[]): void {
  for (const name of names) revalidateTag(name, 'max');
}

/**
 * Applies an invalidation. The snapshots come first, so that new pages never link to an address that still responds 404.
 * Version 0 is the message that the server sends to itself after its start, see `mark-cached-pages-stale.ts`.
 */
export async function applyInvalidation(message: Invalidation, market: Market): Promise<void> {
  if (message.version === 0) {
    markStale(message.tags);
    return;
  }
  await renewSnapshots(message.tags, market);
  expire(message.tags);
  after(async () => {
    await sleep(repeatAfterMs);
    expire(message.tags);
  });
}
