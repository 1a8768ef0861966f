/**
 * What a table of redirects costs an app: requests per second of a page with a million rules beside none, and the time
 * to start with 100,000 rules beside none.
 *
 * node tooling/bench/src/redirects/http.ts     needs a built `apps/be` and a catalogue API: npm start
 */
import autocannon from 'autocannon';
import { screenAddresses } from '../screen-addresses.ts';
import { printTable } from '../table.ts';
import { startApp, type AppServer } from './app-server.ts';
import { oldRule } from './old-addresses.ts';
import { writeRules } from './write-rules.ts';

const seconds = 5;
const rounds = 7;
const starts = 5;
const connections = 20;

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function rate(url: string): Promise<number> {
  const { requests, errors, non2xx } = await autocannon({ url, connections, duration: seconds });
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

async function compareRates(path: string, counts: readonly number[]): Promise<void> {
  const servers: AppServer[] = [];
  try {
    for (const [index, count] of counts.entries()) {
      const server = await startApp(writeRules(count), 3_960 + index, path);
      servers.push(server);
      await assertRedirects(server, count);
    }
    const rates = counts.map((): number[] => []);
    for (const { origin } of servers) await rate(origin + path);
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, { origin }] of servers.entries()) rates[index]?.push(await rate(origin + path));
    }
    const none = median(rates[0] ?? []);
    printTable(
      ['rules', 'requests per second', 'of those with none'],
      rates.map((each, index) => [
        counts[index]?.toLocaleString('en') ?? '',
        median(each).toFixed(0),
        (median(each) / none).toFixed(3),
      ]),
    );
  } finally {
    await Promise.all(servers.map(({ stop }) => stop()));
  }
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
console.log(`\n${connections} connections, median of ${rounds} rounds of ${seconds} s.\n`);
await compareStarts(path, [0, 100_000, 1_000_000]);
console.log(`\nMedian of ${starts} starts.`);
