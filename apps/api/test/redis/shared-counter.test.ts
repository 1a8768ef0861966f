import { startPrivateRedis, type PrivateRedis } from '@veralune/dev/testing/private-redis';
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { startRequestLimits, type RequestLimits } from '../../src/limits/request-limits.ts';

const perMinute = { read: 100, search: 100, write: 100, office: 100 } as const;

let redis: PrivateRedis;
let written: MockInstance<typeof process.stderr.write>;
const started: RequestLimits[] = [];
beforeEach(async () => {
  written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  redis = await startPrivateRedis();
});
afterEach(async () => {
  for (const limits of started.splice(0)) limits.stop();
  await redis.close();
  vi.restoreAllMocks();
});

/** An instance of the API. */
function instance(): (key: string) => Promise<number> {
  const limits = startRequestLimits({ perMinute, redisUrl: redis.url });
  if (limits === undefined) throw new Error('Limits are on.');
  started.push(limits);
  return async (key) => (await limits.count('read', [key])).remaining;
}

/** How often an instance got no answer of Redis, and began to count by itself. */
function failures(): number {
  return written.mock.calls.filter(([line]) => String(line).includes('Redis does not count requests')).length;
}

/** Waits until an instance counts in Redis: another one sees it. */
async function connected(one: ReturnType<typeof instance>, other: ReturnType<typeof instance>): Promise<void> {
  let attempts = 0;
  await vi.waitFor(
    async () => {
      attempts += 1;
      const key = `probe-${String(attempts)}`;
      await one(key);
      expect(await other(key)).toBe(98);
    },
    { timeout: 20_000, interval: 100 },
  );
}

test('instances count together', async () => {
  const [one, other] = [instance(), instance()];
  await connected(one, other);
  expect([await one('a'), await other('a'), await one('a'), await other('b')]).toEqual([99, 98, 97, 99]);
});

test('a frozen Redis holds a request up once, then each instance counts by itself', async () => {
  const [one, other] = [instance(), instance()];
  await connected(one, other);
  const before = failures();
  redis.freeze();
  expect([await one('a'), await one('a'), await one('a'), await other('a')]).toEqual([99, 98, 97, 99]);
  expect(failures() - before).toBe(2);
  redis.thaw();
});

test('a Redis that is gone costs nothing but the common count, and is used again when it is back', async () => {
  const [one, other] = [instance(), instance()];
  await connected(one, other);
  await redis.kill();
  expect([await one('a'), await one('a'), await other('a')]).toEqual([99, 98, 99]);
  await redis.start();
  await connected(one, other);
}, 40_000);
