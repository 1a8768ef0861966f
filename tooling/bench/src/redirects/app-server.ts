import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const app = resolve(import.meta.dirname, '../../../../apps/be');
const next = join(app, 'node_modules/next/dist/bin/next');
const hasTaskset = spawnSync('taskset', ['--version']).status === 0;

/** On one core and, so that two servers alike are laid out alike, at the same addresses with the same seeds. */
const prefix = hasTaskset ? ['setarch', '-R', 'taskset', '-c', '0'] : [];
const sameSeeds = ['--hash-seed=1', '--random-seed=1'];

export interface AppServer {
  readonly origin: string;
  /** From the command to the first page, in milliseconds. */
  readonly startMs: number;
  /** What all its threads have computed so far, in milliseconds. Linux only. */
  readonly cpuMs: () => number;
  readonly stop: () => Promise<void>;
}

/** Starts the built Belgian site with a table of redirects instead of its own, on one core. */
export async function startApp(redirects: string, port: number, path: string): Promise<AppServer> {
  const [program = '', ...args] = [...prefix, process.execPath, ...sameSeeds, next, 'start', app, '-p', String(port)];
  const origin = `http://localhost:${port}`;
  const start = performance.now();
  // The app reads `redirects.csv` of the folder that it is started in.
  const env = { ...process.env, NODE_ENV: 'production' as const, PORT: String(port) };
  const child = spawn(program, args, { cwd: dirname(redirects), env, stdio: 'ignore' });
  await untilAnswered(origin + path, child);
  const startMs = performance.now() - start;
  return { origin, startMs, cpuMs: () => cpuMsOf(child.pid ?? 0), stop: () => stopped(child) };
}

/** `utime` and `stime` of proc(5), in hundredths of a second. */
function cpuMsOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // Behind the name, which may hold whatever it likes.
  const [utime, stime] = stat
    .slice(stat.lastIndexOf(') ') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return ((utime ?? 0) + (stime ?? 0)) * 10;
}

async function untilAnswered(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(url, { redirect: 'manual' }).catch(() => null);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 20));
  }
  throw new Error(`${url}: the server ended. Build apps/be first.`);
}

function stopped(child: ChildProcess) {
  return new Promise<void>((done) => {
    child.once('exit', () => done());
    child.kill();
  });
}
