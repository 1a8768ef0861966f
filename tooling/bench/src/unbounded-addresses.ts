/**
 * The disk space and memory of a site's server after 20,000 distinct searches and combinations of filters, of which visitors
 * can type an unlimited number.
 *
 * node tooling/bench/src/unbounded-addresses.ts [requests]     needs a built `apps/be` and a catalogue API: npm start
 */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { href, type Filter } from '@veralune/routing';
import { printTable } from './table.ts';

const app = resolve(import.meta.dirname, '../../../apps/be');
const port = 3960;
const origin = `http://127.0.0.1:${port}`;
const total = Number(process.argv[2] ?? 20_000);
const parts = 10;
const inFlight = 8;

const syllables = ['mag', 'ne', 'zin', 'fer', 'vi', 'ta', 'pro', 'bio', 'se', 'lu', 'ro', 'mi'];

function word(number: number): string {
  return [1, 12, 144, 1_728].map((step) => syllables[Math.floor(number / step) % syllables.length]).join('');
}

/** The n-th address, different for each n: a search, or a listing with two or three filters. */
function addressOf(number: number): string {
  if (number % 2 === 0) return href('results', { terms: `${word(number)}-${number}` }, 'fr-be');
  const filters: Filter[] = [
    { name: 'price', value: `${number % 40}-${40 + (number % 1_000)}` },
    { name: 'brand', value: number % 3 === 0 ? 'micralba' : 'florelune' },
    { name: 'flavour', value: `${word(number)}-${number}` },
  ];
  return href('products', { filters }, 'fr-be');
}

/** Files and bytes in the folders in which a server stores pages and responses. */
function storedFiles(): { files: number; bytes: number } {
  const entries = ['.next/server/app', '.next/cache'].flatMap((folder) => {
    try {
      return readdirSync(join(app, folder), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    } catch {
      return [];
    }
  });
  const bytes = entries.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  return { files: entries.length, bytes };
}

function residentMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_000;
}

const server = spawn(process.execPath, [join(app, 'node_modules/next/dist/bin/next'), 'start', '-p', String(port)], {
  cwd: app,
  env: { ...process.env, NODE_ENV: 'production', PORT: String(port) },
  stdio: 'ignore',
});
const statuses = new Map<number, number>();
const rows: string[][] = [];

function note(requests: number): void {
  const { files, bytes } = storedFiles();
  rows.push([
    requests.toLocaleString('en'),
    files.toLocaleString('en'),
    (bytes / 1e6).toFixed(1),
    residentMb(server.pid ?? 0).toFixed(0),
  ]);
}

try {
  while (
    !(await fetch(`${origin}/robots.txt`).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await setTimeout(200);
  let next = 0;
  const visitor = async (until: number): Promise<void> => {
    while (next < until) {
      const answer = await fetch(origin + addressOf(next++), { redirect: 'manual' });
      await answer.arrayBuffer();
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    }
  };
  for (let part = 0; part <= parts; part += 1) {
    const until = Math.round((total * part) / parts);
    await Promise.all(Array.from({ length: inFlight }, () => visitor(until)));
    note(until);
  }
} finally {
  server.kill('SIGTERM');
}
printTable(['distinct addresses', 'files stored', 'MB stored', 'MB resident'], rows);
console.log(`\nStatuses: ${[...statuses].map(([status, times]) => `${status} ${times} times`).join(', ')}.`);
