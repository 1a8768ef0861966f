/**
 * The cost of the API's HTTP layer: `/redirection` with a million rules in process, and the address book of 20,000 products
 * over a socket, plain and compressed, compared with a response that is created for each request.
 *
 * node tooling/bench/src/api-http.ts [products]
 */
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { createApp } from '@veralune/api/app';
import type { Catalogue } from '@veralune/api/catalogue/catalogue';
import { LiveCatalogue } from '@veralune/api/catalogue/live-catalogue';
import type { RedirectionRow } from '@veralune/api/catalogue/rows';
import { SortedRows } from '@veralune/api/catalogue/sorted-rows';
import { readValidContent } from '@veralune/api/content/read';
import { openDatabase, type OpenDatabase } from '@veralune/api/db/open';
import { generateProducts } from '@veralune/api/import/generate';
import { listen } from '@veralune/api/serve';
import { seedContent } from '@veralune/api/store/seed';
import { percentile } from './percentile.ts';
import { oldRule } from './redirects/sample-rules.ts';
import { printTable } from './table.ts';

const products = Number(process.argv[2] ?? 20_000);
const ruleCount = 1_000_000;
const contentDir = fileURLToPath(new URL('../../../apps/api/content', import.meta.url));

function ruleOf(index: number, from: string, to: string): RedirectionRow {
  const id = index + 1;
  return { id, key: `be:${from}`, revision: 1, shopId: 1, order: index, from, to, type: 301 };
}

function exactRules() {
  const rules: RedirectionRow[] = [];
  for (let index = 0; rules.length < ruleCount; index += 1) {
    const { from, to, isPrefix } = oldRule(index);
    if (!isPrefix) rules.push(ruleOf(rules.length, from, to));
  }
  return new SortedRows<RedirectionRow>((left, right) => left.order - right.order, rules);
}

async function measureRedirection({ requestDb }: OpenDatabase, current: Catalogue): Promise<string[][]> {
  const redirections = exactRules();
  const app = createApp({
    db: requestDb,
    catalogue: {
      current: { ...current, shared: { ...current.shared, redirections } },
      refresh: () => Promise.resolve(),
    },
  });
  const timed = async (path: string, expected: boolean) => {
    const start = performance.now();
    const response = await app.request(`/redirection?shop_id=1&urls=${encodeURIComponent(path)}`);
    const isFound = (await response.json()) !== null;
    if (isFound !== expected) throw new Error(`${path}: ${isFound ? 'found' : 'not found'}`);
    return performance.now() - start;
  };
  const before = process.memoryUsage().heapUsed;
  const first = await timed('/nothing/at/all', false);
  const heap = (process.memoryUsage().heapUsed - before) / 1e6;
  const rowOf = async (name: string, pathOf: (index: number) => string, expected: boolean) => {
    for (let index = 0; index < 1_000; index += 1) await timed(pathOf(index), expected);
    const times: number[] = [];
    const cpu = process.cpuUsage();
    for (let index = 1_000; index < 5_000; index += 1) times.push(await timed(pathOf(index), expected));
    const { user, system } = process.cpuUsage(cpu);
    const cpuMs = (user + system) / 1_000 / times.length;
    return [name, percentile(times, 0.5).toFixed(3), percentile(times, 0.95).toFixed(3), cpuMs.toFixed(3), '1'];
  };
  const known = (index: number) => redirections.all[(index * 7_919) % ruleCount]?.from ?? '';
  const rows = [
    await rowOf('an old address', known, true),
    await rowOf('the same in upper case, with a slash', (index) => `${known(index).toUpperCase()}/`, true),
    await rowOf('a page of the site', (index) => `/fr/produit/micralba-${index}`, false),
  ];
  console.log(
    `First request, which compiles the table: ${(first / 1_000).toFixed(1)} s, ${heap.toFixed(0)} MB of heap.\n`,
  );
  return rows;
}

function ask(port: number, path: string, encoding: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, headers: { 'accept-encoding': encoding } }, (response) => {
      let bytes = 0;
      response.on('data', (part: Buffer) => (bytes += part.length));
      response.on('end', () => resolve(bytes));
    })
      .on('error', reject)
      .end();
  });
}

async function perSecond(work: () => Promise<unknown>): Promise<number> {
  const end = performance.now() + 5_000;
  let done = 0;
  const worker = async () => {
    for (; performance.now() < end; done += 1) await work();
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: 10 }, worker));
  return done / ((performance.now() - start) / 1_000);
}

async function measureAddressBook({ requestDb }: OpenDatabase, catalogue: LiveCatalogue): Promise<string[][]> {
  const path = '/url?shop_id=1';
  const book: unknown = await (await createApp({ db: requestDb, catalogue }).request(path)).json();
  const server = await listen(createApp({ db: requestDb, catalogue }), { port: 0, host: '127.0.0.1' });
  const uncached = {
    identity: () => Buffer.from(JSON.stringify(book)),
    gzip: () => gzipSync(JSON.stringify(book)),
    br: () => brotliCompressSync(JSON.stringify(book), { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  };
  const rows: string[][] = [];
  for (const [encoding, make] of Object.entries(uncached)) {
    const firstStart = performance.now();
    const bytes = await ask(server.port, path, encoding);
    const first = performance.now() - firstStart;
    const rate = await perSecond(() => ask(server.port, path, encoding));
    const uncachedStart = performance.now();
    make();
    rows.push([
      encoding,
      bytes.toLocaleString('en'),
      first.toFixed(0),
      rate.toFixed(0),
      (performance.now() - uncachedStart).toFixed(0),
    ]);
  }
  await server.close();
  return rows;
}

const database = await openDatabase({ memory: true });
await seedContent(database.db, generateProducts(readValidContent(contentDir), { count: products, seed: 1 }));
const catalogue = await LiveCatalogue.load(database.db);
// Before the million rules, because a heap of gigabytes would slow down the other measurements.
const addressBook = await measureAddressBook(database, catalogue);
printTable(
  [
    `/url, ${products.toLocaleString('en')} products`,
    'bytes',
    'first ms',
    'requests/s, 10 in flight',
    'ms to create it',
  ],
  addressBook,
);
console.log();
printTable(
  ['/redirection, 1,000,000 rules', 'p50 ms', 'p95 ms', 'CPU ms', 'limit ms'],
  await measureRedirection(database, catalogue.current),
);
await database.close();
process.exit(0);
