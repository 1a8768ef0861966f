/**
 * Runs every fault of production against a running stack, one after another, while visitors come at a steady rate, and prints
 * what they saw. Exit code 1 if a promise is broken (docs/faults.md).
 *
 * node tooling/drill/src/drill.ts [part of the name of a fault …]     needs the built Belgian site, PostgreSQL, Redis, nginx
 */
import { setTimeout as pause } from 'node:timers/promises';
import { runCommand } from '@veralune/dev/command';
import { print } from '@veralune/dev/print';
import { faultsOf, type Fault } from './drill/faults.ts';
import {
  brokenPromises,
  recoverySeconds,
  secondsUntilNormal,
  statusesOf,
  tableHead,
  type Observed,
} from './drill/judge.ts';
import { lossesOf } from './drill/losses.ts';
import { startStack, type Stack } from './stack/stack.ts';
import { printTable } from '@veralune/bench/table';
import { visitKinds, Visitors, type Rates } from './visits/visits.ts';

const rates: Rates = { page: 10, app: 4, new: 0.4, results: 1, form: 1, cart: 1, order: 0.3 };
const warmUpSeconds = 10;
const faultSeconds = 10;
/** Seconds with normal visits only, after which a fault counts as over. */
const calmSeconds = 4;

/** Waits until all visits are normal. @returns seconds from the end of the fault; null if they are not */
async function waitUntilNormal(visitors: Visitors, endedAt: number): Promise<number | null> {
  for (;;) {
    await pause(500);
    const seconds = (performance.now() - endedAt) / 1_000;
    const failing = secondsUntilNormal(visitors.visits, endedAt);
    if (seconds - failing > calmSeconds) return failing;
    if (seconds > recoverySeconds + calmSeconds) return null;
  }
}

async function observe(fault: Fault, visitors: Visitors): Promise<Observed> {
  const first = visitors.visits.length;
  const startedAt = performance.now();
  await fault.start();
  await pause(faultSeconds * 1_000);
  const endedAt = performance.now();
  await fault.end();
  const normalAfterSeconds = await waitUntilNormal(visitors, endedAt);
  return { startedAt, endedAt, normalAfterSeconds, visits: visitors.visits.slice(first) };
}

function crashesOf(stack: Stack): number {
  return [stack.edge, ...stack.apps, ...stack.apis].reduce((sum, { crashes }) => sum + crashes, 0);
}

async function drill(stack: Stack, names: readonly string[]): Promise<number> {
  const visitors = await Visitors.create(stack);
  visitors.start(rates);
  await pause(warmUpSeconds * 1_000);
  const normal: Fault = { name: 'nothing', start: () => undefined, end: () => undefined, unchanged: visitKinds };
  const chosen = faultsOf(stack).filter(({ name }) => names.length === 0 || names.some((each) => name.includes(each)));
  const rows: string[][] = [];
  let isBroken = false;
  for (const fault of [normal, ...chosen]) {
    if (fault.skipped !== undefined) {
      rows.push([fault.name, ...visitKinds.map(() => '–'), '–', `not tried: ${fault.skipped}`]);
      continue;
    }
    const crashes = crashesOf(stack);
    const observed = await observe(fault, visitors);
    const broken = [...brokenPromises(fault, observed), ...(crashesOf(stack) > crashes ? ['a server crashed'] : [])];
    isBroken ||= broken.length > 0;
    const normalAfter = observed.normalAfterSeconds?.toFixed(1) ?? `more than ${recoverySeconds}`;
    rows.push([
      fault.name,
      ...visitKinds.map((kind) => statusesOf(kind, observed)),
      normalAfter,
      broken.length === 0 ? 'kept' : `BROKEN: ${broken.join('; ')}`,
    ]);
    print(
      `  ${fault.name}: normal after ${normalAfter} s${broken.length === 0 ? '' : `, BROKEN: ${broken.join('; ')}`}`,
    );
  }
  await visitors.stop();
  const { text, isLost } = await lossesOf(stack, visitors);
  print('');
  printTable(tableHead, rows);
  print(`\n${text}`);
  return isBroken || isLost ? 1 : 0;
}

await runCommand(async ({ processGroup }) => {
  const stack = await startStack(processGroup);
  try {
    return await drill(stack, process.argv.slice(2));
  } finally {
    await stack.stop();
  }
});
