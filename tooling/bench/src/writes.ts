/**
 * The cost of edits for the API with 20,000 products: the start with a filled database, edits of a product, a brand and a
 * category, and reads during edits. The API runs in separate processes; this one is the client. Uses the embedded engine
 * and, if `TEST_DATABASE_URL` names an empty PostgreSQL database, two instances with that database.
 *
 * node tooling/bench/src/writes.ts [products]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readValidContent } from '@veralune/api/content/read';
import { openDatabase, type DatabaseOptions } from '@veralune/api/db/open';
import { generateProducts } from '@veralune/api/import/generate';
import { seedContent } from '@veralune/api/store/seed';
import { createToken } from '@veralune/api/store/tokens';
import { marketIds } from '@veralune/routing';
import autocannon from 'autocannon';
import { percentile } from './percentile.ts';
import { listing, suggest } from './queries.ts';
import { stolenSeconds } from './stolen-seconds.ts';
import { printTable } from './table.ts';
import { Edits, untilShown, type Edit } from './writes/edits.ts';
import { startInstance, type Instance } from './writes/instance.ts';

const count = Number(process.argv[2] ?? 20_000);
const rounds = { product: 20, brand: 5, category: 5, reads: 400 };
const warmUps = 5;
/** Milliseconds between edits while reads are measured. */
const editPause = 500;
const inFlight = 20;
const readSeconds = 5;
/** Number of often requested products: fewer than the API caches the texts of. */
const oftenAsked = 1_000;
const firstId = 100_001;
const contentDir = fileURLToPath(new URL('../../../apps/api/content', import.meta.url));
const content = generateProducts(readValidContent(contentDir), { count, seed: 1 });

type Row = readonly [what: string, value: string, limit: string];

/** Fills a database and creates a token of an admin. */
async function prepare(options: DatabaseOptions): Promise<string> {
  const { db, close } = await openDatabase(options);
  await seedContent(db, content);
  const expiresAt = new Date(Date.now() + 24 * 3_600_000);
  const { secret } = await createToken(db, { name: 'Benchmark', role: 'admin', markets: marketIds, expiresAt });
  await close();
  return secret;
}

/** Repeats an edit. Each one is visible on every instance before the next one starts. */
async function measureEdits(
  name: string,
  times: number,
  instances: readonly Instance[],
  edit: (round: number) => Promise<Edit>,
): Promise<Row[]> {
  const [own, other] = instances;
  if (own === undefined) return [];
  // The first edits after a start run code that is not compiled yet.
  for (let round = 1; round <= warmUps; round += 1) await edit(times + round);
  await own.usage();
  const visible: { own: number[]; other: number[] } = { own: [], other: [] };
  for (let round = 1; round <= times; round += 1) {
    const start = performance.now();
    const made = await edit(round);
    const [, delay] = await Promise.all([
      untilShown(own.origin, made).then(() => visible.own.push(performance.now() - start)),
      other === undefined ? 0 : untilShown(other.origin, made),
    ]);
    visible.other.push(delay);
  }
  const { cpuMs, longestBlockMs } = await own.usage();
  const worst = (values: readonly number[]) =>
    `${percentile(values, 0.5).toFixed(0)} / ${Math.max(...values).toFixed(0)}`;
  return [
    [`${name}: ms until shown, median / worst`, worst(visible.own), '1000'],
    ...(other === undefined
      ? []
      : [[`${name}: ms until the other instance shows it`, worst(visible.other), '1000'] as const]),
    [`${name}: CPU ms, reading it included`, (cpuMs / times).toFixed(0), '100'],
    [`${name}: longest block of the event loop, ms`, longestBlockMs.toFixed(0), '50'],
  ];
}

/** Requests different products out of the first `count`. */
async function measureProducts({ origin }: Instance, name: string, count: number): Promise<Row[]> {
  const sold = [...content.products.values()].filter(({ sizes }) =>
    sizes.some(({ prices }) => prices.be !== undefined),
  );
  const ids = sold.slice(0, count).map(({ id }) => id);
  let index = 0;
  // A function, because with a list every connection would request the same products at the same time.
  const setupRequest = (request: autocannon.Request): autocannon.Request => {
    index += 7_919;
    return { ...request, path: `/product/${ids[index % ids.length] ?? firstId}?shop_id=1&lang=fr` };
  };
  const {
    requests: rate,
    errors,
    non2xx,
  } = await autocannon({ url: origin, connections: inFlight, duration: readSeconds, requests: [{ setupRequest }] });
  if (errors + non2xx > 0) throw new Error(`${errors} errors, ${non2xx} responses without success.`);
  return [[`GET /product/{id}, ${name}, ${inFlight} in flight: requests/s`, rate.average.toFixed(0), '2000']];
}

/** Requests lists and suggestions, one at a time, while two products per second are edited. */
async function measureReads({ origin }: Instance, edits: Edits): Promise<Row[]> {
  let isReading = true;
  const editing = (async () => {
    for (let round = 0; isReading; round += 1) {
      await edits.product(firstId + (round % 100), 10_000 + round);
      await setTimeout(editPause);
    }
  })();
  const rows: Row[] = [];
  for (const [name, pathsOf, limit] of [
    ['listing with facets (two calls)', listing, '40'],
    ['suggest', suggest, '15'],
  ] as const) {
    const times: number[] = [];
    for (let index = 0; index < rounds.reads; index += 1) {
      const start = performance.now();
      await Promise.all(pathsOf(index).map(async (path) => (await fetch(origin + path)).arrayBuffer()));
      times.push(performance.now() - start);
    }
    rows.push([
      `${name} during edits: p50 / p95 ms`,
      `${percentile(times, 0.5).toFixed(1)} / ${percentile(times, 0.95).toFixed(1)}`,
      limit,
    ]);
  }
  isReading = false;
  await editing;
  return rows;
}

async function measure(
  engine: string,
  options: DatabaseOptions,
  target: string,
  instanceCount: number,
): Promise<string[][]> {
  const secret = await prepare(options);
  const own = await startInstance(target);
  const { residentMb } = await own.usage();
  const started: Row[] = [
    ['start from an existing database, s', own.startSeconds.toFixed(1), '6'],
    ['resident after the start, MB', residentMb.toFixed(0), '700'],
  ];
  const instances = instanceCount > 1 ? [own, await startInstance(target)] : [own];
  const edits = new Edits(own.origin, secret);
  const roots = [...content.categories].flatMap(([key, { parent }]) => (parent === null ? key : []));
  const leaf = [...content.categories.values()].find(({ parent }) => parent !== null)?.id ?? 0;
  const brand = [...content.brands.values()][0]?.id ?? 0;
  const soldInBelgium = [...content.products.values()].find(({ sizes }) => sizes[0]?.prices.be !== undefined)?.id ?? 0;
  try {
    const rows = [
      ...started,
      ...(await measureEdits('product edit', rounds.product, instances, (round) =>
        edits.product(soldInBelgium, round),
      )),
      ...(await measureEdits('brand rename', rounds.brand, instances, (round) => edits.brand(brand, round))),
      ...(await measureEdits('category move', rounds.category, instances, (round) =>
        edits.category(leaf, round, roots),
      )),
      ...(await measureProducts(own, 'all products in turn', Number.POSITIVE_INFINITY)),
      ...(await measureProducts(own, 'often requested products', oftenAsked)),
      ...(await measureReads(own, edits)),
    ];
    return rows.map((row) => [engine, ...row]);
  } finally {
    for (const each of instances) await each.stop();
  }
}

const folder = mkdtempSync(join(tmpdir(), 'veralune-bench-'));
const before = { load: loadavg()[0] ?? 0, stolen: stolenSeconds() };
const rows = await measure('PGlite', { dataDir: folder }, folder, 1);
rmSync(folder, { recursive: true });
const url = process.env['TEST_DATABASE_URL'];
if (url) rows.push(...(await measure('PostgreSQL', { url }, url, 2)));
printTable(['engine', 'what', 'measured', 'limit'], rows);
const stolen = (stolenSeconds() - before.stolen).toFixed(0);
const load = `Load average ${before.load.toFixed(1)} before, ${(loadavg()[0] ?? 0).toFixed(1)} after; ${stolen} s taken by the host.`;
console.log(`\n${count} products. ${load}${url ? '' : ' PostgreSQL was not measured: TEST_DATABASE_URL is not set.'}`);
