/**
 * The cost of a redirect table for an app: pages per second with a million rules compared with none, and the time to start
 * with 100,000 rules compared with none.
 *
 * node tooling/bench/src/redirects/http.ts     needs Linux, a built `apps/be` and a catalogue API: npm start
 */
import { spawnSync } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import autocannon from 'autocannon';
import { screenAddresses } from '../screen-addresses.ts';
import { printTable } from '../table.ts';
import { startApp, type AppServer } from './app-server.ts';
import { oldRule } from './sample-rules.ts';
import { writeRules } from './write-rules.ts';

const million = 1_000_000;
/** Two servers with the same rules differ by up to a fifth for as long as they run, so many newly started pairs are compared. */
const pairs = 12;
const rounds = 8;
const requestsPerRound = 1_200;
const warmUpSeconds = 8;
/** Pause after a measurement, because a server still uses the core for a moment, for example for garbage collection. */
const pauseMs = 400;
const starts = 5;
const connections = 20;

// The servers run on the other core.
spawnSync('taskset', ['-a', '-c', '-p', '1', String(process.pid)]);

function mean(values: readonly number[]) {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function median(values: readonly number[]) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** The standard error of the mean. */
function standardError(values: readonly number[]) {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)) / (values.length - 1));
}

async function ask(url: string, extent: { readonly duration: number } | { readonly amount: number }): Promise<void> {
  const { errors, non2xx } = await autocannon({ url, connections, ...extent });
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} responses without success.`);
}

/** Checks that the server has loaded its rules. */
async function assertRedirects({ origin }: AppServer, count: number): Promise<void> {
  if (count === 0) return;
  const { from, to } = oldRule(count - 2);
  const { status, headers } = await fetch(origin + from, { redirect: 'manual' });
  const location = headers.get('location') ?? '';
  if (status !== 301 || !location.endsWith(to)) throw new Error(`${from} answered ${status} ${location}.`);
}

/** Pages per second of CPU time, so that other programs on the machine do not count. */
async function rate({ origin, cpuMs }: AppServer, path: string): Promise<number> {
  const before = cpuMs();
  await ask(origin + path, { amount: requestsPerRound });
  return (requestsPerRound * 1_000) / (cpuMs() - before);
}

interface Rules {
  readonly count: number;
  readonly file: string;
}

/** Measures two servers, each with its rules, in turn. */
async function measurePair(path: string, pair: readonly [Rules, Rules], isReversed: boolean): Promise<number[]> {
  const servers: AppServer[] = [];
  const order = isReversed ? ([1, 0] as const) : ([0, 1] as const);
  try {
    for (const index of order) {
      const { count, file } = pair[index];
      const server = await startApp(file, 3_960 + index, path);
      servers[index] = server;
      await assertRedirects(server, count);
    }
    for (const { origin } of servers) await ask(origin + path, { duration: warmUpSeconds });
    const rates = servers.map((): number[] => []);
    for (let round = 0; round < rounds; round += 1) {
      for (const index of round % 2 === 0 ? order : order.toReversed()) {
        const server = servers[index];
        await setTimeout(pauseMs);
        if (server !== undefined) rates[index]?.push(await rate(server, path));
      }
    }
    return rates.map(median);
  } finally {
    await Promise.all(servers.map(({ stop }) => stop()));
  }
}

async function compareRates(path: string): Promise<void> {
  const none: Rules = { count: 0, file: writeRules(0) };
  const many: Rules = { count: million, file: writeRules(million) };
  const kinds = [
    { name: '0, beside 0: the noise', pair: [none, none] as const },
    { name: `${million.toLocaleString('en')}, beside 0`, pair: [none, many] as const },
  ];
  const found = kinds.map((): number[][] => []);
  for (let turn = 0; turn < pairs; turn += 1) {
    for (const [kind, { pair }] of kinds.entries()) found[kind]?.push(await measurePair(path, pair, turn % 2 === 1));
  }
  printTable(
    ['rules', 'pages per second of CPU time', 'of those with none', 'standard error', 'in each pair of servers'],
    kinds.map(({ name }, kind) => {
      const rates = found[kind] ?? [];
      const shares = rates.map(([none = 0, some = 0]) => some / none);
      return [
        name,
        median(rates.map(([, some = 0]) => some)).toFixed(0),
        mean(shares).toFixed(3),
        standardError(shares).toFixed(3),
        shares.map((share) => share.toFixed(2)).join(', '),
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
await compareRates(path);
console.log(
  `\n${connections} connections, ${pairs} pairs of servers of each kind, ${rounds} rounds of ${requestsPerRound} requests.\n`,
);
await compareStarts(path, [0, 100_000, million]);
console.log(`\nMedian of ${starts} starts.`);
