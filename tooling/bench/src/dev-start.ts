/**
 * Seconds until `npm run dev -- be` shows a page: from the start of the command until the home page is answered, without files
 * of Next, and with the files of a server that ran for some minutes, as on each day but the first. Turbopack stores its files when
 * a server has run for about five minutes, so this takes seven. The database is filled before.
 * The aim is ten seconds; exit code 1 if a start with files takes longer.
 *
 * node tooling/bench/src/dev-start.ts [runs]
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { globSync, rmSync, statSync } from 'node:fs';
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

/** Bytes of what Turbopack has stored. */
function storedBytes(): number {
  const files = globSync('apps/be/.next/dev/cache/turbopack/*/*', { cwd: root });
  return files.reduce((sum, file) => sum + statSync(join(root, file)).size, 0);
}

/** Waits until Turbopack has stored its files and adds none for ten seconds. */
async function untilStored(): Promise<void> {
  const deadline = performance.now() + patience * 1_000;
  let before = 0;
  while (performance.now() < deadline) {
    await pause(10_000);
    const bytes = storedBytes();
    if (bytes > 1_000_000 && bytes === before) return;
    before = bytes;
  }
  throw new Error(`Turbopack stored nothing in ${patience} seconds.`);
}

/** Starts the command, and stops it again after the first page and `further`. @returns seconds until the first page */
async function secondsUntilPage(further?: () => Promise<void>): Promise<number> {
  const started = performance.now();
  const dev = spawn(process.execPath, [join(root, 'tooling/dev/src/dev.ts'), 'be', '--port-base', String(portBase)], {
    cwd: root,
    stdio: 'ignore',
  });
  const ended = once(dev, 'exit');
  try {
    await untilPage(dev);
    const seconds = (performance.now() - started) / 1_000;
    await further?.();
    return seconds;
  } finally {
    dev.kill('SIGINT');
    await ended;
  }
}

function shown(seconds: number): string {
  return seconds.toFixed(1);
}

await secondsUntilPage();
rmSync(join(root, 'apps/be/.next/dev'), { recursive: true, force: true });
const rows: [string, ...string[]][] = [['without files of Next', shown(await secondsUntilPage(untilStored))]];
const repeated: number[] = [];
for (let run = 1; run <= runs; run += 1) {
  const seconds = await secondsUntilPage();
  repeated.push(seconds);
  rows.push([`with files of Next, run ${run}`, shown(seconds)]);
}
printTable(['npm run dev -- be', 'seconds until the first page'], rows);
if (Math.max(...repeated) > aim) process.exitCode = 1;
