import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { startPrivateRedis, type PrivateRedis } from '@veralune/dev/testing/private-redis';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startInstance, type Instance, type InstanceReply } from './instance.ts';

/** Milliseconds within which every instance must know an invalidation. Source: docs/decisions/0029-shared-page-cache.md. */
const invalidationMs = 5_000;
/** Longer than entries are served without contact to Redis. */
const untrustedMs = 4_500;
/** Shorter than that, and than the limit of a ping. */
const lateMs = 2_500;
/** The limit of an operation, and time for a busy machine. */
const limitMs = 200 + 150;

const page = '/fr-be/home';
const tag = 'fr-be/home';

let redis: PrivateRedis;
const running: Instance[] = [];
beforeEach(async () => {
  redis = await startPrivateRedis();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((instance) => instance.stop()));
  await redis.close();
});

async function start(options?: Parameters<typeof startInstance>[1]): Promise<Instance> {
  const instance = await startInstance(redis.url, options);
  running.push(instance);
  return instance;
}

function render(instance: Instance, html: string) {
  return instance.call({ do: 'set', key: page, html, tags: [tag] });
}

function visit(instance: Instance): Promise<InstanceReply> {
  return instance.call({ do: 'get', key: page });
}

function expire(instance: Instance) {
  return instance.call({ do: 'invalidate', tags: [tag], durations: { expire: 0 } });
}

/** Waits until a visit gets this page, or none with `undefined`. */
function seen(instance: Instance, html: string | undefined): Promise<void> {
  return vi.waitFor(async () => expect((await visit(instance)).html).toBe(html), {
    timeout: invalidationMs,
    interval: 20,
  });
}

describe('two instances', { timeout: 30_000 }, () => {
  it('share a page with its lifetime, its data and its segments', async () => {
    const [one, other] = [await start(), await start()];
    await render(one, 'first');
    await seen(other, 'first');
    expect(await visit(other)).toMatchObject({
      html: 'first',
      isStale: false,
      cacheControl: { revalidate: 3_600, expire: 86_400 },
      rsc: 'rsc of first',
      segment: 'segment',
    });
  });

  it('share no page with another build or another market', async () => {
    const one = await start();
    await render(one, 'first');
    for (const options of [{ build: 'build-2' }, { market: 'de' }])
      expect((await visit(await start(options))).html).toBeUndefined();
  });

  it('both expire a page, and both take the new one that either renders', async () => {
    const [one, other] = [await start(), await start()];
    await render(one, 'first');
    await seen(other, 'first');
    await expire(one);
    expect((await visit(one)).html).toBeUndefined();
    await seen(other, undefined);
    await render(other, 'second');
    await seen(one, 'second');
    expect((await other.call({ do: 'heard' })).heard).toEqual([tag]);
  });

  it('both serve a stale page until either renders a new one', async () => {
    const [one, other] = [await start(), await start()];
    await render(one, 'first');
    await seen(other, 'first');
    await one.call({ do: 'invalidate', tags: [tag], durations: { expire: 31_536_000 } });
    await vi.waitFor(async () => expect(await visit(other)).toMatchObject({ html: 'first', isStale: true }));
    await render(other, 'second');
    await seen(one, 'second');
    expect(await visit(one)).toMatchObject({ html: 'second', isStale: false });
  });

  it('tell an instance of another build of the market, so that a release can roll out', async () => {
    const [one, next] = [await start(), await start({ build: 'build-2' })];
    await render(next, 'first');
    await expire(one);
    await seen(next, undefined);
  });
});

describe('an instance that starts', { timeout: 30_000 }, () => {
  it('has the pages of the others at once', async () => {
    const one = await start();
    await render(one, 'first');
    await one.stop();
    expect((await visit(await start())).html).toBe('first');
  });

  it('knows what was invalidated before it started', async () => {
    const one = await start();
    await render(one, 'first');
    await expire(one);
    await one.stop();
    expect((await visit(await start())).html).toBeUndefined();
  });

  it('starts without Redis, and uses it as soon as it is there', async () => {
    await redis.kill();
    const [one, other] = [await start(), await start()];
    await render(one, 'first');
    expect((await visit(one)).html).toBe('first');
    await redis.start();
    await vi.waitFor(
      async () => {
        await render(one, 'second');
        expect((await visit(other)).html).toBe('second');
      },
      { timeout: 5_000, interval: 200 },
    );
  });
});

describe('while Redis answers late', { timeout: 30_000 }, () => {
  it('an instance serves what it has, and keeps its connection', async () => {
    const one = await start();
    await render(one, 'first');
    const client = await createClient({ url: redis.url }).connect();
    try {
      const connections = async () => /total_connections_received:\d+/.exec(await client.info('stats'))?.[0];
      const before = await connections();
      expect(before).toBeDefined();
      redis.freeze();
      await sleep(lateMs);
      expect((await visit(one)).html).toBe('first');
      redis.thaw();
      expect(await connections()).toBe(before);
    } finally {
      client.destroy();
    }
  });
});

describe.each([
  [
    'is stopped and starts again without its data',
    (): Promise<void> => redis.kill(),
    (): Promise<void> => redis.start(),
  ],
  ['freezes', (): void => redis.freeze(), (): void => redis.thaw()],
])('while Redis %s', { timeout: 60_000 }, (_, stop, resume) => {
  it('pages that an instance rendered are served for a moment, then only young ones', async () => {
    const one = await start();
    await render(one, 'first');
    await stop();
    expect((await visit(one)).html).toBe('first');
    await sleep(untrustedMs);
    expect((await visit(one)).html).toBeUndefined();
    await render(one, 'second');
    expect((await visit(one)).html).toBe('second');
  });

  it('no visitor waits longer than the limit of an operation, and soon none waits', async () => {
    const one = await start();
    await stop();
    const missing = async (key: string) => (await one.call({ do: 'get', key })).ms ?? Number.NaN;
    for (let visits = 0; visits < 20; visits += 1) expect(await missing(`/${visits}`)).toBeLessThan(limitMs);
    await sleep(untrustedMs);
    const waits = [];
    for (let visits = 0; visits < 20; visits += 1) waits.push(await missing(`/later-${visits}`));
    expect(Math.max(...waits)).toBeLessThan(50);
  });

  it('an invalidation reaches the instance it is sent to at once, and the other one when Redis is back', async () => {
    const [one, other] = [await start(), await start()];
    await render(one, 'first');
    await seen(other, 'first');
    await stop();
    await expire(one);
    expect((await visit(one)).html).toBeUndefined();
    // The other one does not know, but no longer serves the page.
    await seen(other, undefined);
    await resume();
    await vi.waitFor(async () => expect((await other.call({ do: 'heard' })).heard).toContain(tag), {
      timeout: invalidationMs,
      interval: 50,
    });
    expect((await visit(other)).html).toBeUndefined();
  });

  it('nothing has to be restarted: pages are shared again when it is back', async () => {
    const [one, other] = [await start(), await start()];
    await stop();
    await sleep(untrustedMs);
    await resume();
    await vi.waitFor(
      async () => {
        await render(one, 'second');
        expect((await visit(other)).html).toBe('second');
      },
      { timeout: 10_000, interval: 200 },
    );
  });
});
