import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ChangedTags, ChangeFeed } from '../../src/invalidation/change-feed.ts';
import { siteDeliveries } from '../../src/invalidation/schema.ts';
import { SiteWorker } from '../../src/invalidation/site-worker.ts';
import { storedDeliveries } from '../../src/invalidation/stored-deliveries.ts';
import type { log } from '../../src/log.ts';
import { deliveriesDatabase, type DeliveriesDatabase } from './deliveries-database.ts';
import { fakeSite, type Behaviour, type FakeSite } from './fake-site.ts';
import { ManualClock } from './manual-clock.ts';

const secret = 'a secret of at least thirty-two characters';

/** A feed in which each version changes the Belgian product with the same number. */
class NumberedFeed implements ChangeFeed {
  version = 1;
  reachesBackTo = 1;
  tagsPerVersion = 1;
  readonly currentVersion = (): number => this.version;
  readonly onVersion = (): (() => void) => () => undefined;
  readonly changesSince = (since: number): Promise<ChangedTags | 'all'> => {
    if (since < this.reachesBackTo) return Promise.resolve('all');
    const versions = Array.from({ length: this.version - since }, (_, index) => since + index + 1);
    const tags = versions.flatMap((version) =>
      Array.from({ length: this.tagsPerVersion }, (_, index) => `fr-be/product:${String(version + 10_000 * index)}`),
    );
    return Promise.resolve({ version: this.version, tagsOf: (market) => (market === 'be' ? tags : []) });
  };
}

describe('SiteWorker', () => {
  let database: DeliveriesDatabase;
  beforeAll(async () => {
    database = await deliveriesDatabase();
  });
  afterAll(() => database.close());

  let site: FakeSite;
  let feed: NumberedFeed;
  let clock: ManualClock;
  beforeEach(async () => {
    site = await fakeSite(secret);
    feed = new NumberedFeed();
    clock = new ManualClock();
    return () => site.close();
  });

  const start = (market: 'be' | 'ch' = 'be') => {
    const logged = vi.fn<typeof log>();
    const worker = new SiteWorker({
      target: { url: site.url, market },
      secret,
      deliveries: storedDeliveries(database.db),
      feed,
      log: logged,
      now: Date.now,
      random: () => 0,
      wait: clock.wait,
    });
    onTestFinished(() => worker.stop());
    worker.start();
    return { worker, levels: () => logged.mock.calls.map(([level]) => level) };
  };
  const row = async () => {
    const [found] = await database.db.select().from(siteDeliveries).where(eq(siteDeliveries.url, site.url));
    return found;
  };
  const hasHeard = (version: number) =>
    vi.waitFor(async () => {
      expect(await row()).toMatchObject({ deliveredVersion: version, leaseUntil: null });
    });
  const waits = (milliseconds: number) =>
    vi.waitFor(() => {
      expect(clock.nextMs).toBe(milliseconds);
    });
  /** Also removes the wait from the row, because the database has its own clock. */
  const advance = async (milliseconds: number) => {
    await database.db.update(siteDeliveries).set({ nextAttemptAt: null });
    clock.advance(milliseconds);
  };
  const change = (worker: SiteWorker) => {
    feed.version += 1;
    worker.notify();
  };

  it('invalidates everything with the first message to a site', async () => {
    feed.version = 41;
    start();
    await hasHeard(41);
    expect(site.taken).toMatchObject([{ market: 'be', version: 41, from: 0, tags: ['catalogue'] }]);
  });

  it('then sends each change since the last message', async () => {
    const { worker } = start();
    await hasHeard(1);
    change(worker);
    await hasHeard(2);
    change(worker);
    await hasHeard(3);
    expect(site.taken.slice(1)).toMatchObject([
      { version: 2, from: 1, tags: ['fr-be/product:2'] },
      { version: 3, from: 2, tags: ['fr-be/product:3'] },
    ]);
  });

  it('sends one message at a time; the next one contains the changes made meanwhile', async () => {
    site.delayMs = 50;
    const { worker } = start();
    await vi.waitFor(() => {
      expect(site.requests).toBe(1);
    });
    for (let changes = 0; changes < 20; changes += 1) change(worker);
    await hasHeard(21);
    expect(site.taken.map(({ from, version }) => [from, version])).toEqual([
      [0, 1],
      [1, 21],
    ]);
  });

  it('sends nothing if a change does not affect the market', async () => {
    const { worker } = start('ch');
    await hasHeard(1);
    change(worker);
    await hasHeard(2);
    expect(site.requests).toBe(1);
  });

  it.each([
    ['the maximum number of tags', 1_000, 1_000],
    ['one tag for everything if there are more', 1_001, 1],
  ])('sends %s', async (_, changed, sent) => {
    const { worker } = start();
    await hasHeard(1);
    feed.tagsPerVersion = changed;
    change(worker);
    await hasHeard(2);
    expect(site.taken[1]?.tags).toHaveLength(sent);
  });

  it('invalidates everything if the individual changes are not known', async () => {
    const { worker } = start();
    await hasHeard(1);
    feed.reachesBackTo = 2;
    change(worker);
    await hasHeard(2);
    expect(site.taken[1]).toMatchObject({ from: 1, tags: ['catalogue'] });
  });

  it.each<[string, Behaviour]>([
    ['with an error', 'fails'],
    ['with an invalid body', 'answers something else'],
  ])('retries with increasing pauses when a site answers %s, and catches up', async (_, behaviour) => {
    const { worker, levels } = start();
    await hasHeard(1);
    site.behaviour = behaviour;
    change(worker);
    for (const pause of [500, 1_000, 2_000, 4_000]) {
      await waits(pause);
      await advance(pause);
    }
    await waits(8_000);
    expect(await row()).toMatchObject({ deliveredVersion: 1, attempts: 5, leaseUntil: null });
    feed.version += 1;
    site.behaviour = 'takes';
    await advance(8_000);
    await hasHeard(3);
    expect(site.taken[1]).toMatchObject({ from: 1, version: 3, tags: ['fr-be/product:2', 'fr-be/product:3'] });
    expect(levels().filter((level) => level === 'error')).toHaveLength(1);
    expect(await row()).toMatchObject({ attempts: 0, lastError: null, nextAttemptAt: null });
  });

  it('retries a failing site half a second after the next change, even during a long pause', async () => {
    const { worker } = start();
    await hasHeard(1);
    site.behaviour = 'fails';
    change(worker);
    for (const pause of [500, 1_000, 2_000]) {
      await waits(pause);
      await advance(pause);
    }
    await waits(4_000);
    site.behaviour = 'takes';
    change(worker);
    await waits(500);
    clock.advance(500);
    await hasHeard(3);
  });

  it('does not log an error for a site that does not run yet', async () => {
    site.behaviour = 'fails';
    const { levels } = start();
    await waits(500);
    expect(levels()).toEqual(['info']);
  });

  it('logs the failure of a site once, and its recovery once', async () => {
    const { worker, levels } = start();
    await hasHeard(1);
    const port = Number(new URL(site.url).port);
    await site.close();
    change(worker);
    await waits(500);
    await advance(500);
    await waits(1_000);
    expect((await row())?.lastError).toContain('ECONNREFUSED');
    site = await fakeSite(secret, port);
    await advance(1_000);
    await hasHeard(2);
    expect(levels()).toEqual(['info', 'error', 'info', 'info']);
    expect(site.taken).toMatchObject([{ from: 1, version: 2 }]);
  });

  it('stops waiting for a site that hangs after five seconds', async () => {
    const { worker } = start();
    await hasHeard(1);
    site.behaviour = 'hangs';
    const began = Date.now();
    change(worker);
    await vi.waitFor(() => {
      expect(clock.nextMs).toBe(500);
    }, 10_000);
    expect(Date.now() - began).toBeGreaterThanOrEqual(4_900);
    expect((await row())?.lastError).toContain('timeout');
  });

  it('invalidates everything after a catalogue was restored', async () => {
    feed.version = 5;
    const { worker } = start();
    await hasHeard(5);
    site.behaviour = { hasVersion: 57 };
    change(worker);
    await vi.waitFor(() => {
      expect(site.taken.at(-1)).toMatchObject({ from: 0, version: 6, tags: ['catalogue'] });
    });
    await hasHeard(6);
  });

  it('continues where the last process stopped', async () => {
    const first = start();
    await hasHeard(1);
    await first.worker.stop();
    feed.version = 4;
    start();
    await hasHeard(4);
    expect(site.taken[1]).toMatchObject({ from: 1, version: 4 });
  });

  it('keeps the pause of a failing site after a restart', async () => {
    const first = start();
    await hasHeard(1);
    site.behaviour = 'fails';
    change(first.worker);
    await waits(500);
    await first.worker.stop();
    await database.db.update(siteDeliveries).set({ nextAttemptAt: sql`now() + interval '30 seconds'` });
    clock = new ManualClock();
    start();
    await vi.waitFor(() => {
      expect(clock.nextMs).toBeGreaterThan(20_000);
    });
    expect(site.requests).toBe(2);
  });

  it('leaves a site to the instance with its lease, and checks again when the lease ends', async () => {
    const other = storedDeliveries(database.db);
    await other.claim({ url: site.url, market: 'be' }, 60_000);
    start();
    await waits(15_000);
    expect(site.requests).toBe(0);
    await other.release(site.url);
    await advance(15_000);
    await hasHeard(1);
  });

  it('stops during a request without counting it as failed', async () => {
    const { worker } = start();
    await hasHeard(1);
    site.behaviour = 'hangs';
    change(worker);
    await vi.waitFor(() => {
      expect(site.requests).toBe(2);
    });
    await worker.stop();
    expect(await row()).toMatchObject({ deliveredVersion: 1, attempts: 0, leaseUntil: null });
  });

  it('continues after a database failure', async () => {
    const { worker, levels } = start();
    await hasHeard(1);
    const failing = vi.spyOn(feed, 'changesSince').mockRejectedValueOnce(new Error('connection lost'));
    change(worker);
    await waits(5_000);
    expect(levels()).toContain('error');
    failing.mockRestore();
    await storedDeliveries(database.db).release(site.url);
    await advance(5_000);
    await hasHeard(2);
  });
});
