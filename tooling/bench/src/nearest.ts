/**
 * The nearest 20 of 100,000 generated pharmacies, of which half are in one city: the query alone, and the call of the API
 * with it, one at a time. On the embedded engine and, where `TEST_DATABASE_URL` names an empty PostgreSQL database, on that
 * database too. All positions are different.
 *
 * node tooling/bench/src/nearest.ts [pharmacies]
 */
import { createApp } from '@veralune/api/app';
import { LiveCatalogue } from '@veralune/api/catalogue/live-catalogue';
import { openDatabase } from '@veralune/api/db/open';
import { randomFrom, type Random } from '@veralune/api/import/random';
import { nearestPointsOfSale } from '@veralune/api/points-of-sale/nearest';
import { insertPointsOfSale } from '@veralune/api/points-of-sale/store-points-of-sale';
import { percentile } from './percentile.ts';
import { printTable } from './table.ts';

const count = Number(process.argv[2] ?? 100_000);
const warmUps = 50;
const measured = 500;
/** Milliseconds at the 95th percentile. */
const limit = 20;

const random = randomFrom(1);
const brussels = { latitude: 50.85, longitude: 4.35 };

function between(min: number, max: number, { next }: Random): number {
  return Number((min + next() * (max - min)).toFixed(5));
}

/** In Brussels, or anywhere in Belgium. */
function positionIn(area: 'city' | 'country') {
  return area === 'city'
    ? {
        latitude: between(brussels.latitude - 0.1, brussels.latitude + 0.1, random),
        longitude: between(brussels.longitude - 0.15, brussels.longitude + 0.15, random),
      }
    : { latitude: between(49.6, 51.4, random), longitude: between(2.6, 6.3, random) };
}

function pharmacy(index: number) {
  return {
    id: index + 1,
    market: 'be' as const,
    name: `Pharmacy ${index}`,
    address: 'Street 1',
    zipcode: '1000',
    city: 'Town',
    phone: null,
    opening_hours: ['Mo-Fr 08:30-12:30', 'Mo-Fr 13:30-18:30', 'Sa 09:00-12:30'],
    ...positionIn(index % 2 === 0 ? 'city' : 'country'),
  };
}

async function measure(work: () => Promise<unknown>): Promise<string[]> {
  for (let warm = 0; warm < warmUps; warm += 1) await work();
  const times: number[] = [];
  for (let index = 0; index < measured; index += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return [0.5, 0.95, 1].map((share) => percentile(times, share).toFixed(1));
}

async function rowsOf(name: string, options: Parameters<typeof openDatabase>[0]): Promise<string[][]> {
  const { db, requestDb, close } = await openDatabase(options);
  await insertPointsOfSale(
    db,
    Array.from({ length: count }, (_, index) => pharmacy(index)),
  );
  const catalogue = await LiveCatalogue.load(db);
  const app = createApp({ db: requestDb, catalogue });
  const query = (area: 'city' | 'country', radius: number) => () =>
    nearestPointsOfSale(requestDb, { ...positionIn(area), market: 'be', radius });
  const call = async () => {
    const { latitude, longitude } = positionIn('city');
    const answer = await app.request(`/point-of-sale?shop_id=1&lang=fr&lat=${latitude}&lng=${longitude}&radius=50`);
    if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
    await answer.arrayBuffer();
  };
  try {
    return [
      [name, 'query, in the city, 5 km', ...(await measure(query('city', 5))), String(limit)],
      [name, 'query, in the city, 100 km', ...(await measure(query('city', 100))), String(limit)],
      [name, 'query, in the country, 100 km', ...(await measure(query('country', 100))), String(limit)],
      [name, 'query, in the country, 1 km', ...(await measure(query('country', 1))), String(limit)],
      [name, 'call of the API, in the city, 50 km', ...(await measure(call)), String(limit)],
    ];
  } finally {
    catalogue.close();
    await close();
  }
}

const rows = await rowsOf('PGlite', { memory: true });
const url = process.env['TEST_DATABASE_URL'];
if (url) rows.push(...(await rowsOf('PostgreSQL', { url })));
printTable(['engine', 'what', 'p50 ms', 'p95 ms', 'worst ms', 'limit p95 ms'], rows);
console.log(`\n${count} pharmacies.${url ? '' : ' PostgreSQL was not measured: TEST_DATABASE_URL is not set.'}`);
process.exit(0);
