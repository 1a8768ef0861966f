import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import getPort from 'get-port';
import { marketIds } from '@veralune/routing';
import { checkConfiguration, foregroundArguments } from '../nginx-program.ts';
import { settingsSchema, type EdgeSettings, type WrittenSettings } from '../settings.ts';
import { writeEdge } from '../write-edge.ts';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** How nginx's cache was used: `HIT`, `STALE` … */
  readonly cache: string | undefined;
}

export interface Asked {
  readonly method?: string;
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface RunningEdge extends AsyncDisposable {
  readonly settings: EdgeSettings;
  readonly file: string;
  ask(path: string, asked?: Asked): Promise<Answer>;
}

/** Sends one request on a connection of its own. The path is sent as it is, and the body is not decoded. */
export async function send(
  port: number,
  path: string,
  { method = 'GET', host = 'be.localhost', headers, body }: Asked,
): Promise<Answer> {
  const outgoing = request({ host: '127.0.0.1', port, method, path, headers: { host, ...headers }, agent: false });
  outgoing.end(body);
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
  return {
    status: incoming.statusCode ?? 0,
    headers: incoming.headers,
    body: await buffer(incoming),
    cache: [incoming.headers['x-edge-cache'] ?? []].flat()[0],
  };
}

async function waitUntilAccepting(port: number, ended: () => boolean, log: string): Promise<void> {
  for (;;) {
    if (ended()) throw new Error(`nginx ended. ${readFileSync(log, 'utf8')}`);
    const isAccepting = await send(port, '/fragments/version', {}).then(
      () => true,
      () => false,
    );
    if (isAccepting) return;
    await pause(50);
  }
}

/**
 * Writes and checks a configuration for tests, in front of servers that answer for all markets.
 * @param upstreams `host:port` of each server
 * @throws VR-EDGE-002 with nginx's messages if it does not accept the configuration
 */
export function writeTestedEdge(
  nginx: string,
  {
    folder,
    port,
    upstreams,
  }: { readonly folder: string; readonly port: number; readonly upstreams: readonly string[] },
  changes: Partial<WrittenSettings> = {},
): Pick<RunningEdge, 'settings' | 'file'> {
  const settings = settingsSchema.parse({
    folder,
    listen: [`127.0.0.1:${port}`],
    workers: 1,
    showCacheStatus: true,
    // As root, the workers would have a user who may not read this folder.
    ...(process.getuid?.() === 0 ? { user: 'root' } : {}),
    markets: Object.fromEntries(marketIds.map((id) => [id, { upstreams: [...upstreams] }])),
    ...changes,
  });
  const file = writeEdge(settings);
  checkConfiguration(nginx, file);
  return { settings, file };
}

/** Starts nginx with the configuration of `writeTestedEdge` in a temporary folder on a free port. */
export async function startEdge(
  nginx: string,
  upstreams: readonly string[],
  changes: Partial<WrittenSettings> = {},
): Promise<RunningEdge> {
  const folder = mkdtempSync(join(tmpdir(), 'veralune-edge-'));
  const port = await getPort({ host: '127.0.0.1' });
  const { settings, file } = writeTestedEdge(nginx, { folder, port, upstreams }, changes);
  const child = spawn(nginx, foregroundArguments(file), { stdio: 'ignore' });
  const exited = once(child, 'exit');
  // A test that is aborted does not dispose of it.
  const kill = () => child.kill('SIGTERM');
  process.once('exit', kill);
  await waitUntilAccepting(port, () => child.exitCode !== null, join(folder, 'error.log'));
  return {
    settings,
    file,
    ask: (path, asked = {}) => send(port, path, asked),
    async [Symbol.asyncDispose]() {
      process.off('exit', kill);
      kill();
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
