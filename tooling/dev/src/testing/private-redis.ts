import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import getPort from 'get-port';
import { Failure } from '../failure.ts';
import { findProgram, pathFolders } from '../find-program.ts';

const timeoutMilliseconds = 10_000;

export type RedisServer = { readonly path: string } | { readonly missing: string };

/** The program of a Redis or Valkey server, in PATH. */
export function findRedis(environment: NodeJS.ProcessEnv): RedisServer {
  const path = findProgram(['redis-server', 'valkey-server'], pathFolders(environment));
  return path === undefined
    ? { missing: 'No Redis server is installed (no redis-server or valkey-server in PATH).' }
    : { path };
}

/** A Redis server that a test can stop and freeze. */
export interface PrivateRedis {
  readonly url: string;
  /** Of the server that runs now. */
  readonly pid: number | undefined;
  /** Starts it again on the same port, without the data of before. */
  readonly start: () => Promise<void>;
  /** Ends it at once. */
  readonly kill: () => Promise<void>;
  /** Lets it accept connections, but not answer. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  /** Ends it and deletes its folder. */
  readonly close: () => Promise<void>;
}

async function isAnswering(port: number): Promise<boolean> {
  const socket = connect({ port, host: '127.0.0.1', timeout: 1_000 });
  try {
    await once(socket, 'connect');
    socket.write('PING\r\n');
    const [answer]: Buffer[] = await once(socket, 'data');
    return answer?.toString().startsWith('+PONG') === true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

async function waitUntilAnswering(server: ChildProcess, port: number): Promise<void> {
  const deadline = Date.now() + timeoutMilliseconds;
  while (!(await isAnswering(port))) {
    if (server.exitCode !== null) throw new Failure(`The private Redis ended with exit code ${server.exitCode}.`);
    if (Date.now() > deadline) throw new Failure('The private Redis has not started within 10 seconds.');
    await sleep(20);
  }
}

/**
 * Starts a Redis server in a temporary folder, on a free port of the loopback interface. It stores nothing on the disk.
 * @throws Failure if there is no server program, or if it does not start
 */
export async function startPrivateRedis(environment: NodeJS.ProcessEnv = process.env): Promise<PrivateRedis> {
  const found = findRedis(environment);
  if ('missing' in found) throw new Failure(found.missing);
  const folder = mkdtempSync(join(tmpdir(), 'veralune-redis-'));
  const port = await getPort({ host: '127.0.0.1' });
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'no'];
  let server: ChildProcess | undefined;
  // A test that is aborted does not close it.
  const killAtExit = (): void => void server?.kill('SIGKILL');
  process.once('exit', killAtExit);

  const start = async (): Promise<void> => {
    // In Debian one program has several names, and decides by its name what it does.
    server = spawn(found.path, args, { argv0: 'redis-server', stdio: 'ignore' });
    await waitUntilAnswering(server, port);
  };
  const kill = async (): Promise<void> => {
    if (server?.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    get pid() {
      return server?.pid;
    },
    start,
    kill,
    freeze: () => void server?.kill('SIGSTOP'),
    thaw: () => void server?.kill('SIGCONT'),
    close: async () => {
      process.off('exit', killAtExit);
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
