/**
 * The catalogue API with 20,000 generated products: listing with facets, and suggestions while typing, one request at
 * a time and 20 in flight, on the embedded engine and, where `TEST_DATABASE_URL` names an empty PostgreSQL database,
 * on that database too. All requests are different.
 *
 * node tooling/bench/src/api.ts [products]
 */
import { fileURLToPath } from 'node:url';
import { createApp } from '@veralune/api/app';
import { LiveCatalogue } from '@veralune/api/catalogue/live-catalogue';
import { openDatabase } from '@veralune/api/db/open';
import { generateProducts } from '@veralune/api/import/generate';
import { readValidContent } from '@veralune/api/content/read';
import { listen } from '@veralune/api/serve';
import { seedContent } from '@veralune/api/store/seed';
import { listing, suggest } from './queries.ts';
import { percentile } from './percentile.ts';
import { printTable } from './table.ts';

const count = Number(process.argv[2] ?? 20_000);
const single = 300;
const crowd = { inFlight: 20, requests: 2_000 };
const contentDir = fileURLToPath(new URL('../../../apps/api/content', import.meta.url));

async function ask(origin: string, paths: readonly string[]): Promise<void> {
  await Promise.all(
    paths.map(async (path) => {
      const answer = await fetch(origin + path);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${answer.status} for ${path}`);
    }),
  );
}

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function measure(origin: string, pathsOf: (index: number) => string[]) {
  let next = 0;
  for (let warm = 0; warm < 50; warm += 1) await ask(origin, pathsOf((next += 1)));
  const times: number[] = [];
  for (let index = 0; index < single; index += 1) times.push(await timed(() => ask(origin, pathsOf((next += 1)))));
  let left = crowd.requests;
  const visitor = async () => {
    while (left-- > 0) await ask(origin, pathsOf((next += 1)));
  };
  const whole = await timed(async () => void (await Promise.all(Array.from({ length: crowd.inFlight }, visitor))));
  return [
    percentile(times, 0.5).toFixed(1),
    percentile(times, 0.95).toFixed(1),
    (crowd.requests / (whole / 1_000)).toFixed(0),
  ];
}

async function rowsOf(name: string, options: Parameters<typeof openDatabase>[0]): Promise<string[][]> {
  const { db, requestDb, close } = await openDatabase(options);
  const content = generateProducts(readValidContent(contentDir), { count, seed: 1 });
  await seedContent(db, content);
  const server = await listen(createApp({ db: requestDb, catalogue: await LiveCatalogue.load(db) }), {
    port: 0,
    host: 'localhost',
  });
  const origin = `http://localhost:${server.port}`;
  try {
    return [
      [name, 'listing with facets (two calls)', ...(await measure(origin, listing)), '40'],
      [name, 'suggest', ...(await measure(origin, suggest)), '15'],
    ];
  } finally {
    await server.close();
    await close();
  }
}

const rows = await rowsOf('PGlite', { memory: true });
const url = process.env['TEST_DATABASE_URL'];
if (url) rows.push(...(await rowsOf('PostgreSQL', { url })));
printTable(['engine', 'call', 'p50 ms', 'p95 ms', 'requests/s, 20 in flight', 'limit p95 ms'], rows);
console.log(
  `\n${count} products. The goal is at least 150 requests/s of each.${url ? '' : ' PostgreSQL was not measured: TEST_DATABASE_URL is not set.'}`,
);
process.exit(0);
