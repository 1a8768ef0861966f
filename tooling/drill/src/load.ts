/**
 * Visitors at a steady rate: 90 % read the catalogue, 8 % search, 2 % send forms and fill carts. Without a rate, it is raised until
 * the machine does not hold it, and four fifths of the last one that it held are used. Exit code 1 after an error.
 *
 * node tooling/drill/src/load.ts [minutes] [requests per second]     needs the built Belgian site, PostgreSQL, Redis, nginx
 */
import { setTimeout as pause } from 'node:timers/promises';
import { printTable } from '@veralune/bench/table';
import { runCommand } from '@veralune/dev/command';
import { print } from '@veralune/dev/print';
import { Load, type LoadFigures } from './load/load.ts';
import { processorSeconds } from './stack/processor-time.ts';
import { startStack, type Stack } from './stack/stack.ts';
import { pagesOfSite } from './visits/addresses.ts';

const [minutes = 10, givenRate] = process.argv.slice(2).map(Number);
const first = { rate: 60, growth: 1.4, seconds: 10 };
/** Milliseconds. A rate is held if no request fails, and the answers do not come later and later. */
const held = { p95: 400, backlog: 1_000 };
/** The highest rate leaves no room for what a machine does once in a while. */
const reserve = 0.8;

function isHeld({ p95, backlog, errors }: LoadFigures): boolean {
  return errors === 0 && p95 < held.p95 && backlog < held.backlog;
}

function memoryOf({ apps, apis, edge }: Stack): string {
  return [...apps, ...apis, edge].map(({ megabytes }) => megabytes).join(' / ');
}

/** Processor time of each part so far, in seconds. */
function processorTimes({
  apps,
  apis,
  edge,
  database,
  redis,
}: Stack): readonly (readonly [part: string, seconds: number])[] {
  const sum = (pids: readonly (number | undefined)[]): number =>
    pids.map(processorSeconds).reduce((total, seconds) => total + seconds, 0);
  return [
    ['nginx', sum([edge.pid])],
    ['apps', sum(apps.map(({ pid }) => pid))],
    ['APIs', sum(apis.map(({ pid }) => pid))],
    ['PostgreSQL', sum([database.pid])],
    ['Redis', sum([redis.pid])],
    ['client', process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6],
  ];
}

async function highestRate(load: Load): Promise<number> {
  let best = first.rate;
  for (let { rate } = first; ; rate *= first.growth) {
    const figures = await load.run(rate, first.seconds);
    const isGood = isHeld(figures);
    print(
      `  ${rate.toFixed(0)}/s: ${figures.perSecond.toFixed(0)}/s, p95 ${figures.p95.toFixed(0)} ms, ${figures.errors} errors`,
    );
    if (!isGood) return best;
    best = rate;
  }
}

async function run(stack: Stack): Promise<number> {
  const load = new Load(stack.edge.port, await pagesOfSite(stack.edge.port));
  print('Render every page once');
  await load.warmUp();
  const rate = givenRate ?? (await highestRate(load)) * reserve;
  await pause(5_000);
  const rows: string[][] = [];
  let [errors, answered] = [0, 0];
  const before = new Map(processorTimes(stack));
  for (let minute = 1; minute <= minutes; minute += 1) {
    const figures = await load.run(rate, 60);
    errors += figures.errors;
    answered += figures.perSecond * 60;
    const { p50, p95, p99 } = figures;
    rows.push([
      String(minute),
      figures.perSecond.toFixed(1),
      [p50, p95, p99].map((each) => each.toFixed(0)).join(' / '),
      ...figures.byKind.map((kind) => `${kind.perSecond.toFixed(1)}, ${kind.p95.toFixed(0)} ms`),
      String(figures.errors),
      memoryOf(stack),
    ]);
    print(`  minute ${minute}: ${figures.perSecond.toFixed(1)}/s, p95 ${p95.toFixed(0)} ms, ${figures.errors} errors`);
  }
  const kinds = ['catalogue/s, p95', 'search/s, p95', 'forms and cart/s, p95'];
  print('');
  printTable(['minute', 'requests/s', 'ms p50 / p95 / p99', ...kinds, 'errors', 'MB app, app, API, API, nginx'], rows);
  const spent = processorTimes(stack).map(([part, seconds]) => [part, seconds - (before.get(part) ?? 0)] as const);
  print('');
  printTable(
    ['part', 'processor: share of one core', 'ms per request of all'],
    spent.map(([part, seconds]) => [
      part,
      (seconds / (minutes * 60)).toFixed(2),
      ((seconds / answered) * 1_000).toFixed(2),
    ]),
  );
  print(`\nPlanned: ${rate.toFixed(0)} requests/s. The client shares the cores with the servers.`);
  for (const [what, count] of load.failures) print(`${what} (×${count})`);
  return errors === 0 ? 0 : 1;
}

await runCommand(async ({ processGroup }) => {
  const stack = await startStack(processGroup);
  try {
    return await run(stack);
  } finally {
    await stack.stop();
  }
});
