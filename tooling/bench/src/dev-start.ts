/**
 * Seconds until `npm run dev -- be` shows a page: from the start of the command until the home page is answered, with a new
 * folder for Next's files and with those of the run before. The database is filled before, as it is on each day but the first.
 * The aim is ten seconds; exit code 1 if a start with files takes longer.
 *
 * node tooling/bench/src/dev-start.ts [runs]
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { printTable } from './table.ts';

const root = resolve(import.meta.dirname, '../../..');
const [runs = 3] = process.argv.slice(2).map(Number);
const portBase = 7_300;
const page = `http://localhost:${portBase + 1}/fr`;
/** Seconds. */
const aim = 10;
const patience = 600;

async function untilPage(dev: ChildProcess): Promise<void> {
  const deadline = performance.now() + patience * 1_000;
  while (performance.now() < deadline) {
    if (dev.exitCode !== null) throw new Error('The command ended before it showed a page.');
    const response = await fetch(page).catch(() => undefined);
    const html = await response?.text();
    if (response?.status === 200 && html?.includes('</html>') === true) return;
    await pause(50);
  }
  throw new Error(`There was no page after ${patience} seconds.`);
}

/** Starts the command and stops it again. @returns seconds until the first page */
async function secondsUntilPage(): Promise<number> {
  const started = performance.now();
  const dev = spawn(process.execPath, [join(root, 'tooling/dev/src/dev.ts'), 'be', '--port-base', String(portBase)], {
    cwd: root,
    stdio: 'ignore',
  });
  const ended = once(dev, 'exit');
  try {
    await untilPage(dev);
    return (performance.now() - started) / 1_000;
  } finally {
    dev.kill('SIGINT');
    await ended;
  }
}

function withoutFiles(): void {
  rmSync(join(root, 'apps/be/.next/dev'), { recursive: true, force: true });
}

function shown(seconds: number): string {
  return seconds.toFixed(1);
}

const first = await secondsUntilPage();
const rows: [string, ...string[]][] = [['the first run, which can fill the database', shown(first)]];
const repeated: number[] = [];
for (let run = 1; run <= runs; run += 1) {
  withoutFiles();
  rows.push([`run ${run}, without files of Next`, shown(await secondsUntilPage())]);
  const seconds = await secondsUntilPage();
  repeated.push(seconds);
  rows.push([`run ${run}, with the files of the run before`, shown(seconds)]);
}
printTable(['npm run dev -- be', 'seconds until the first page'], rows);
if (Math.max(...repeated) > aim) process.exitCode = 1;
