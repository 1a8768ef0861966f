import type { Invalidation } from '@veralune/api-client/invalidation';
import type { Market } from '@veralune/routing';
import { revalidateTag } from 'next/cache';
import { after } from 'next/server';
import { setTimeout as sleep } from 'node:timers/promises';
import { snapshotsOf } from '../snapshots/market-snapshots.ts';
import { namedSnapshots } from './named-snapshots.ts';

/**
 * Milliseconds until the tags are invalidated once more. Next dates a page by the end of its rendering: one that was
 * being rendered, from answers before the change, counts as newer than the invalidation and would stay.
 */
const repeatAfterMs = 4_000;

/** The next visitor waits for a new page, instead of getting the old one once more while it is made. */
function expire(names: readonly string[]): void {
  for (const name of names) revalidateTag(name, { expire: 0 });
}

/** The next visitor gets the old page once more, and the one after that the new page. */
function markStale(names: readonly string[]): void {
  for (const name of names) revalidateTag(name, 'max');
}

/** Reads again what the proxy knows, where the message says that it changed. */
async function renewSnapshots(message: Invalidation, market: Market): Promise<void> {
  const snapshots = snapshotsOf(market);
  await Promise.all(namedSnapshots(message.tags, market.locales).map((name) => snapshots[name].renew()));
}

/**
 * Invalidates what a message names. Addresses come first, so that a page never links to one that still answers 404.
 * A message of version 0 is this server's own, after its start: see `mark-earlier-pages.ts`.
 */
export async function apply(message: Invalidation, market: Market): Promise<void> {
  if (message.version === 0) {
    markStale(message.tags);
    return;
  }
  await renewSnapshots(message, market);
  expire(message.tags);
  after(async () => {
    await sleep(repeatAfterMs);
    expire(message.tags);
  });
}
