/**
 * What a table of redirects costs an app: requests per second of a page with a million rules beside none, and the time
 * to start with 100,000 rules beside none. Two servers alike differ by a tenth or more, whatever they serve; so
 * that several of each are started, and asked in turn.
 *
 * node tooling/bench/src/redirects/http.ts     needs a built `apps/be` and a catalogue API: npm start
 */
import { spawnSync } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import autocannon from 'autocannon';
import { screenAddresses } from '../screen-addresses.ts';
import { printTable } from '../table.ts';
import { startApp, type AppServer } from './app-server.ts';
import { oldRule } from './old-addresses.ts';
import { randomNumbers } from './timing.ts';
import { writeRules } from './write-rules.ts';

/** Short, so that what else the machine does meets all servers of a round. */
const seconds = 1;
const warmUpSeconds = 8;
const rounds = 12;
const groups = 4;
const starts = 5;
const connections = 20;

// The servers have the other core.
spawnSync('taskset', ['-a', '-c', '-p', '1', String(process.pid)]);

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function rate(url: string, duration: number): Promise<number> {
  const { requests, errors, non2xx } = await autocannon({ url, connections, duration });
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} answers that are no success.`);
  return requests.average;
}

/** Whether the server knows the rules that it is measured with. */
async function assertRedirects({ origin }: AppServer, count: number): Promise<void> {
  if (count === 0) return;
  const { from, to } = oldRule(count - 2);
  const { status, headers } = await fetch(origin + from, { redirect: 'manual' });
  const location = headers.get('location') ?? '';
  if (status !== 301 || !location.endsWith(to)) throw new Error(`${from} answered ${status} ${location}.`);
}

/** A server that was just asked tidies up for a moment, on the core of the next one. */
const pauseMs = 500;
const random = randomNumbers(1);

/** In another order each time, so that nobody always comes after the same one. */
const shuffled = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The rates of all rounds, of servers without and with rules; all started anew, two of each. */
async function measureGroup(path: string, files: readonly string[], counts: readonly number[]): Promise<number[][]> {
  const servers: AppServer[] = [];
  // So that both kinds come first and last.
  const kinds = [...counts.keys(), ...[...counts.keys()].reverse()];
  try {
    for (const [index, kind] of kinds.entries()) {
      const server = await startApp(files[kind] ?? '', 3_960 + index, path);
      servers.push(server);
      await assertRedirects(server, counts[kind] ?? 0);
    }
    for (const { origin } of servers) await rate(origin + path, warmUpSeconds);
    const ofRounds: number[][] = [];
    for (let round = 0; round < rounds; round += 1) {
      const rates: number[] = [];
      for (const index of shuffled([...kinds.keys()])) {
        await setTimeout(pauseMs);
        rates[index] = await rate(`${servers[index]?.origin}${path}`, seconds);
      }
      ofRounds.push([...counts.keys()].map((kind) => mean(rates.filter((_, index) => kinds[index] === kind))));
    }
    return ofRounds;
  } finally {
    await Promise.all(servers.map(({ stop }) => stop()));
  }
}

async function compareRates(path: string, counts: readonly number[]): Promise<void> {
  const files = counts.map((count) => writeRules(count));
  const ofGroups: number[][][] = [];
  for (let group = 0; group < groups; group += 1) ofGroups.push(await measureGroup(path, files, counts));
  printTable(
    ['rules', 'requests per second', 'of those with none', 'in each group of servers'],
    counts.map((count, kind) => {
      const shares = ofGroups.map((group) => median(group.map((rates) => (rates[kind] ?? 0) / (rates[0] ?? 0))));
      return [
        count.toLocaleString('en'),
        median(ofGroups.flat().map((rates) => rates[kind] ?? 0)).toFixed(0),
        mean(shares).toFixed(3),
        kind === 0 ? '' : shares.map((share) => share.toFixed(2)).join(', '),
      ];
    }),
  );
}

async function compareStarts(path: string, counts: readonly number[]): Promise<void> {
  const files = counts.map((count) => writeRules(count));
  const times = counts.map((): number[] => []);
  for (let round = 0; round < starts; round += 1) {
    for (const [index, file] of files.entries()) {
      const { startMs, stop } = await startApp(file, 3_970, path);
      times[index]?.push(startMs);
      await stop();
    }
  }
  const none = median(times[0] ?? []);
  printTable(
    ['rules', 'start to first page', 'more than with none'],
    times.map((each, index) => [
      counts[index]?.toLocaleString('en') ?? '',
      `${median(each).toFixed(0)} ms`,
      `${(median(each) - none).toFixed(0)} ms`,
    ]),
  );
}

const product = (await screenAddresses('fr-be')).find(([screen]) => screen === 'product')?.[1] ?? '';
const path = new URL(product).pathname;
await compareRates(path, [0, 1_000_000]);
console.log(`\n${connections} connections, ${groups} groups of two servers of each kind, ${rounds} rounds of ${seconds} s each.\n`);
await compareStarts(path, [0, 100_000, 1_000_000]);
console.log(`\nMedian of ${starts} starts.`);
