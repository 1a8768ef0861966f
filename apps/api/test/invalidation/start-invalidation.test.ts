import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { ChangeFeed } from '../../src/invalidation/change-feed.ts';
import { startInvalidation } from '../../src/invalidation/start-invalidation.ts';
import { deliveriesDatabase, type DeliveriesDatabase } from './deliveries-database.ts';
import { fakeSite } from './fake-site.ts';

const secret = 'a secret of at least thirty-two characters';

let database: DeliveriesDatabase;
beforeAll(async () => {
  database = await deliveriesDatabase();
});
afterAll(() => database.close());

it('informs every site of every version, until it is stopped', async () => {
  const [be, ch] = [await fakeSite(secret), await fakeSite(secret)];
  const listeners = new Set<() => void>();
  let version = 1;
  const feed: ChangeFeed = {
    currentVersion: () => version,
    changesSince: () => Promise.resolve({ version, tagsOf: (market) => [`${market}-tag`] }),
    onVersion: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const targets = [
    { url: be.url, market: 'be' as const },
    { url: ch.url, market: 'ch' as const },
  ];
  const running = startInvalidation({ secret, targets }, { db: database.db, feed });
  await vi.waitFor(() => {
    expect([be.taken.length, ch.taken.length]).toEqual([1, 1]);
  });
  version = 2;
  for (const listener of listeners) listener();
  await vi.waitFor(() => {
    expect([be.taken[1]?.tags, ch.taken[1]?.tags]).toEqual([['be-tag'], ['ch-tag']]);
  });
  await running.stop();
  expect(listeners.size).toBe(0);
  await Promise.all([be.close(), ch.close()]);
});
