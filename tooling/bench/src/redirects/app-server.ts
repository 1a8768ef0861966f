import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { dirname, join, resolve } from 'node:path';

const app = resolve(import.meta.dirname, '../../../../apps/be');
const next = join(app, 'node_modules/next/dist/bin/next');
const hasTaskset = spawnSync('taskset', ['--version']).status === 0;

export interface AppServer {
  readonly origin: string;
  /** From the command to the first page, in milliseconds. */
  readonly startMs: number;
  readonly stop: () => Promise<void>;
}

/** Starts the built Belgian site with a table of redirects instead of its own, on one core. */
export async function startApp(redirects: string, port: number, path: string): Promise<AppServer> {
  const command = [process.execPath, next, 'start', app, '-p', String(port)];
  const [program = '', ...args] = hasTaskset ? ['taskset', '-c', '0', ...command] : command;
  const origin = `http://localhost:${port}`;
  const start = performance.now();
  // The app reads `redirects.csv` of the folder that it is started in.
  const env = { ...process.env, NODE_ENV: 'production' as const, PORT: String(port) };
  const child = spawn(program, args, { cwd: dirname(redirects), env, stdio: 'ignore' });
  await untilAnswered(origin + path, child);
  return { origin, startMs: performance.now() - start, stop: () => stopped(child) };
}

async function untilAnswered(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(url, { redirect: 'manual' }).catch(() => null);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 20));
  }
  throw new Error(`${url}: the server ended. Build apps/be first.`);
}

const stopped = (child: ChildProcess) =>
  new Promise<void>((done) => {
    child.once('exit', () => done());
    child.kill();
  });
