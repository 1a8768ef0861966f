import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeAll, afterAll, describe, expect, test } from 'vitest';
import { LiveCatalogue } from '../src/catalogue/live-catalogue.ts';
import { auditLog } from '../src/db/schema.ts';
import { catalogueFeed } from '../src/invalidation/catalogue-feed.ts';
import { isSoldAnywhere } from './support/is-sold-anywhere.ts';
import { openCatalogue, type TestDatabase } from './support/database.ts';
import { newBetween } from './support/new-between.ts';
import { publishFrom } from './support/publish-from.ts';

const secondMs = 1_000;
const product = 101;

let database: TestDatabase;
beforeAll(async () => {
  database = await openCatalogue('shipped');
});
afterAll(() => database.close());

const loaded: LiveCatalogue[] = [];
afterEach(() => {
  for (const catalogue of loaded.splice(0)) catalogue.close();
});

async function load(now: () => number): Promise<LiveCatalogue> {
  const catalogue = await LiveCatalogue.load(database.db, now);
  loaded.push(catalogue);
  return catalogue;
}

/** Number of turns in the audit log. */
async function turns(): Promise<number> {
  return (await database.db.select().from(auditLog)).filter(({ action }) => action === 'turn').length;
}

// Each test starts after the instants of the test before, because a turn is recorded only once.
let start = Date.now();

function nextStart(): number {
  return (start += 1_000 * secondMs);
}

describe('a product that appears by its date', () => {
  test('is shown even if the timer fires too early', async () => {
    const clock = { now: nextStart() };
    await publishFrom(database.db, product, new Date(clock.now + 50));
    const catalogue = await load(() => clock.now);
    await pause(150);
    expect(isSoldAnywhere(catalogue.current, product)).toBe(false);
    clock.now += 100;
    await expect.poll(() => isSoldAnywhere(catalogue.current, product)).toBe(true);
  });

  test('while no instance runs, makes a new version at the next start', async () => {
    const now = nextStart();
    await publishFrom(database.db, product, new Date(now + secondMs));
    const before = await load(() => now);
    before.close();
    const after = await load(() => now + 2 * secondMs);
    expect([isSoldAnywhere(before.current, product), isSoldAnywhere(after.current, product)]).toEqual([false, true]);
    expect(after.current.version).toBe(before.current.version + 1);
  });

  test('is shown in the same version by an instance whose clock is behind', async () => {
    const now = nextStart();
    await publishFrom(database.db, product, new Date(now + secondMs));
    const clock = { now };
    const ahead = await load(() => clock.now);
    const behind = await load(() => now - 60 * secondMs);
    clock.now += 2 * secondMs;
    await ahead.refresh();
    await behind.refresh();
    expect(behind.current.version).toBe(ahead.current.version);
    expect([isSoldAnywhere(ahead.current, product), isSoldAnywhere(behind.current, product)]).toEqual([true, true]);
  });

  test('makes one version for several instances', async () => {
    const now = nextStart();
    await publishFrom(database.db, product, new Date(now + secondMs));
    const clock = { now };
    const instances = [await load(() => clock.now), await load(() => clock.now), await load(() => clock.now)];
    const [before, version] = [await turns(), instances[0]?.current.version ?? 0];
    clock.now += 2 * secondMs;
    await Promise.all(instances.map((instance) => instance.refresh()));
    await Promise.all(instances.map((instance) => instance.refresh()));
    expect(await turns()).toBe(before + 1);
    expect(instances.map(({ current }) => current.version)).toEqual(instances.map(() => version + 1));
  });
});

describe('a product that is new by its dates', () => {
  test('makes a version when it becomes new and when it stops', async () => {
    const clock = { now: nextStart() };
    const [from, to] = [clock.now + 10 * secondMs, clock.now + 20 * secondMs];
    await newBetween(database.db, product, new Date(from), new Date(to));
    const catalogue = await load(() => clock.now);
    const { version } = catalogue.current;
    const versions: [afterMs: number, version: number][] = [];
    for (const instant of [from - 1, from, to, to + 1, to + 50 * secondMs]) {
      clock.now = instant;
      await catalogue.refresh();
      versions.push([instant - from, catalogue.current.version - version]);
    }
    expect(versions).toEqual([
      [-1, 0],
      [0, 1],
      [10 * secondMs, 1],
      [10 * secondMs + 1, 2],
      [60 * secondMs, 2],
    ]);
  });

  test('changes its page, the lists that show it and the home page', async () => {
    const clock = { now: nextStart() };
    await newBetween(database.db, product, new Date(clock.now - secondMs), new Date(clock.now + secondMs));
    const catalogue = await load(() => clock.now);
    const feed = catalogueFeed(database.db, catalogue, () => clock.now);
    const { version } = catalogue.current;
    clock.now += 2 * secondMs;
    await catalogue.refresh();
    await expect.poll(() => feed.currentVersion()).toBe(version + 1);
    const changes = await feed.changesSince(version);
    const tags = changes === 'all' ? [] : changes.tagsOf('be');
    expect(tags).toEqual(expect.arrayContaining([`fr-be/product:${product}`, 'fr-be/home', 'nl-be/products']));
  });
});
