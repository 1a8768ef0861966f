import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const app = resolve(import.meta.dirname, '../../../../apps/be');
const next = join(app, 'node_modules/next/dist/bin/next');
const hasTaskset = spawnSync('taskset', ['--version']).status === 0;

/** Uses one core, and fixed memory addresses and seeds, so that two servers differ as little as possible. */
const prefix = hasTaskset ? ['setarch', '-R', 'taskset', '-c', '0'] : [];
const sameSeeds = ['--hash-seed=1', '--random-seed=1'];

export interface AppServer {
  readonly origin: string;
  /** From the command to the first page, in milliseconds. */
  readonly startMs: number;
  /** CPU time of all its threads so far, in milliseconds. Linux only. */
  readonly cpuMs: () => number;
  readonly stop: () => Promise<void>;
}

/** Starts the built Belgian site with a table of redirects instead of its own, on one core. */
export async function startApp(redirects: string, port: number, path: string): Promise<AppServer> {
  const [program = '', ...args] = [...prefix, process.execPath, ...sameSeeds, next, 'start', app, '-p', String(port)];
  const origin = `http://localhost:${port}`;
  const start = performance.now();
  // The app reads `redirects.csv` in its working directory.
  const env = { ...process.env, NODE_ENV: 'production' as const, PORT: String(port) };
  const child = spawn(program, args, { cwd: dirname(redirects), env, stdio: 'ignore' });
  await waitUntilReady(origin + path, child);
  const startMs = performance.now() - start;
  return { origin, startMs, cpuMs: () => cpuMsOf(child.pid ?? 0), stop: () => stop(child) };
}

/** `utime` and `stime` of proc(5), in hundredths of a second. */
function cpuMsOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The fields after the process name, which can contain spaces and parentheses.
  const [utime, stime] = stat
    .slice(stat.lastIndexOf(') ') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return ((utime ?? 0) + (stime ?? 0)) * 10;
}

async function waitUntilReady(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(url, { redirect: 'manual' }).catch(() => null);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 20));
  }
  throw new Error(`${url}: the server ended. Build apps/be first.`);
}

function stop(child: ChildProcess) {
  return new Promise<void>((done) => {
    child.once('exit', () => done());
    child.kill();
  });
}
