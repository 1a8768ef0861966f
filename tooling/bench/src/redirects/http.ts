/**
 * What a table of redirects costs an app: requests per second of a page with a million rules beside none, and the time
 * to start with 100,000 rules beside none. Two servers alike differ by some per cent, as their code was compiled; so
 * that several of each are started, and one more without rules tells how much is noise.
 *
 * node tooling/bench/src/redirects/http.ts     needs a built `apps/be` and a catalogue API: npm start
 */
import { spawnSync } from 'node:child_process';
import autocannon from 'autocannon';
import { screenAddresses } from '../screen-addresses.ts';
import { printTable } from '../table.ts';
import { startApp, type AppServer } from './app-server.ts';
import { oldRule } from './old-addresses.ts';
import { writeRules } from './write-rules.ts';

/** Short, so that what else the machine does meets all servers of a round. */
const seconds = 1;
const warmUpSeconds = 8;
const rounds = 15;
const groups = 5;
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

interface Measured {
  readonly rate: number;
  /** Of the rate of the first server. */
  readonly share: number;
}

/** Who comes first fares otherwise than who comes last; so that each turn begins with another one. */
const turned = <Item>(items: readonly Item[], by: number): Item[] => [
  ...items.slice(by % items.length),
  ...items.slice(0, by % items.length),
];

/** One server for each count of rules, all started anew. */
async function measureGroup(turn: number, path: string, counts: readonly number[], files: readonly string[]): Promise<Measured[]> {
  const servers: AppServer[] = [];
  const indices = turned([...counts.keys()], turn);
  try {
    for (const index of indices) {
      const server = await startApp(files[index] ?? '', 3_960 + index, path);
      servers[index] = server;
      await assertRedirects(server, counts[index] ?? 0);
    }
    for (const { origin } of servers) await rate(origin + path, warmUpSeconds);
    const ofRounds: number[][] = [];
    for (let round = 0; round < rounds; round += 1) {
      const rates: number[] = [];
      for (const index of turned(indices, round)) rates[index] = await rate(`${servers[index]?.origin}${path}`, seconds);
      ofRounds.push(rates);
    }
    return counts.map((_, index) => ({
      rate: median(ofRounds.map((rates) => rates[index] ?? 0)),
      share: median(ofRounds.map((rates) => (rates[index] ?? 0) / (rates[0] ?? 0))),
    }));
  } finally {
    await Promise.all(servers.map(({ stop }) => stop()));
  }
}

async function compareRates(path: string, counts: readonly number[]): Promise<void> {
  const files = counts.map((count) => writeRules(count));
  const measured: Measured[][] = [];
  for (let group = 0; group < groups; group += 1) measured.push(await measureGroup(group, path, counts, files));
  printTable(
    ['rules', 'requests per second', 'of those with none', 'in each group of servers'],
    counts.map((count, index) => {
      const own = measured.flatMap((group) => group[index] ?? []);
      const shares = own.map(({ share }) => share);
      return [
        count.toLocaleString('en'),
        median(own.map((each) => each.rate)).toFixed(0),
        median(shares).toFixed(3),
        index === 0 ? '' : shares.map((share) => share.toFixed(2)).join(', '),
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
await compareRates(path, [0, 1_000_000, 0]);
console.log(`\n${connections} connections, medians of ${groups} groups of servers, ${rounds} rounds of ${seconds} s each.\n`);
await compareStarts(path, [0, 100_000, 1_000_000]);
console.log(`\nMedian of ${starts} starts.`);
