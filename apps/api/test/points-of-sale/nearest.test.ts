import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../src/db/open.ts';
import { distanceBetween } from '../../src/geo/distance.ts';
import { nearestPointsOfSale } from '../../src/points-of-sale/nearest.ts';
import { insertPointsOfSale } from '../../src/points-of-sale/store-points-of-sale.ts';
import type { PointOfSaleContent } from '../../src/points-of-sale/point-of-sale.ts';
import { randomFrom } from '../../src/import/random.ts';
import { openCatalogue } from '../support/database.ts';

const random = randomFrom(7);

/** From the Canary Islands to the German coast; a third of all are in one city, others share a position. */
function pharmacyAt(id: number): PointOfSaleContent {
  const inCity = id % 3 === 0;
  const latitude = inCity ? 50.85 + random.next() * 0.2 : 27 + random.next() * 28;
  const longitude = inCity ? 4.35 + random.next() * 0.2 : -18 + random.next() * 33;
  const round = (degrees: number): number => Number(degrees.toFixed(id % 5 === 0 ? 1 : 5));
  return {
    id,
    market: id % 2 === 0 ? 'be' : 'de',
    name: `Pharmacy ${String(id)}`,
    address: 'Street 1',
    zipcode: '1000',
    city: 'Town',
    phone: null,
    opening_hours: [],
    latitude: round(latitude),
    longitude: round(longitude),
  };
}

const all = Array.from({ length: 3_000 }, (_, index) => pharmacyAt(index + 1));
let database: OpenDatabase;
beforeAll(async () => {
  database = await openCatalogue('empty');
  await insertPointsOfSale(database.db, all);
});
afterAll(() => database.close());

/** With the precision of a metre. */
function degrees(min: number, max: number) {
  return fc.integer({ min: Math.round(min * 100_000), max: Math.round(max * 100_000) }).map((value) => value / 100_000);
}

test('the nearest pharmacies are those of a comparison with all', async () => {
  const position = fc.record({ latitude: degrees(27, 55), longitude: degrees(-18, 15) });
  const inCity = fc.record({ latitude: degrees(50.8, 51.1), longitude: degrees(4.3, 4.6) });
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(position, inCity),
      fc.integer({ min: 1, max: 100 }),
      fc.constantFrom('be', 'de'),
      async (from, radius, market) => {
        const expected = all
          .filter((each) => each.market === market)
          .map((each) => ({ id: each.id, distance: distanceBetween(from, each) }))
          .filter(({ distance }) => distance <= radius)
          .sort((left, right) => left.distance - right.distance || left.id - right.id)
          .slice(0, 20);
        const found = await nearestPointsOfSale(database.requestDb, { ...from, radius, market });
        // Pharmacies at the same place may change places by the last digit of a sine.
        expect(found.map(({ distance }) => distance)).toEqual(
          expected.map(({ distance }) => expect.closeTo(distance * 1_000, -0.5) as number),
        );
        expect(new Set(found.map(({ id }) => id)).size).toBe(expected.length);
      },
    ),
    { numRuns: 200 },
  );
});

test('the index answers', async () => {
  const plan = await database.db.execute(
    `explain select 1 from points_of_sale where location <@ box(point(4.3, 50.8), point(4.31, 50.81)) order by location <-> point(4.3, 50.8) limit 20`,
  );
  expect(JSON.stringify(plan)).toContain('points_of_sale_location');
});
