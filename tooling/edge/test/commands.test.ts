import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { marketIds } from '@veralune/routing';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { WrittenSettings } from '../src/settings.ts';
import { send } from '../src/testing/running-edge.ts';
import { nginx, nginxTitle } from './nginx-for-tests.ts';
import { startStubApp, type StubApp } from './stub-app.ts';

const main = join(import.meta.dirname, '../src/main.ts');
const path = '/page?cache=public%2C%20s-maxage%3D600';

let app: StubApp;
let folder: string;
let file: string;
let port: number;
/** A file, as containers have a pipe: nginx opens `/dev/stdout` by its name, which a socket does not allow. */
let stdout: number;
let ended: (() => Promise<void>) | undefined;

beforeAll(async () => {
  app = await startStubApp();
  folder = mkdtempSync(join(tmpdir(), 'veralune-commands-'));
  file = join(folder, 'edge.json');
  stdout = openSync(join(folder, 'stdout'), 'a');
  port = await getPort({ host: '127.0.0.1' });
  const upstreams = [`127.0.0.1:${app.port}`];
  const settings: WrittenSettings = {
    folder: 'state',
    listen: [`127.0.0.1:${port}`],
    workers: 1,
    accessLog: '/dev/stdout',
    errorLog: 'stderr',
    showCacheStatus: true,
    ...(process.getuid?.() === 0 ? { user: 'root' } : {}),
    markets: Object.fromEntries(marketIds.map((id) => [id, { upstreams }])) as WrittenSettings['markets'],
  };
  writeFileSync(file, JSON.stringify(settings));
});
afterEach(async () => {
  await ended?.();
  ended = undefined;
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true, force: true });
});

function run(...args: readonly string[]): void {
  const { status, stderr } = spawnSync(process.execPath, [main, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', stdout, 'pipe'],
  });
  expect(status, stderr).toBe(0);
}

/** Runs what a container runs when it starts. */
async function startContainer(): Promise<void> {
  run('generate', file);
  const state = join(folder, 'state');
  const args = ['-p', state, '-e', 'stderr', '-c', join(state, 'nginx.conf'), '-g', 'daemon off;'];
  const child = spawn(nginx, args, { stdio: ['ignore', stdout, stdout] });
  const exited = once(child, 'exit');
  ended = async () => {
    child.kill('SIGTERM');
    await exited;
  };
  await expect.poll(() => send(port, path, {}).catch(() => null)).not.toBeNull();
}

/** Each command is a process that reads all redirect tables; a busy machine needs several seconds for one. */
const timeout = 90_000;

async function ask() {
  const { status, cache } = await send(port, path, {});
  return [status, cache];
}

it.skipIf(nginx === '')(
  `${nginxTitle}: the commands change it while it runs, and outlive a container`,
  { timeout },
  async () => {
    await startContainer();
    await expect.poll(ask).toEqual([200, 'HIT']);
    run('maintenance', file, 'on', 'be');
    await expect.poll(async () => (await ask())[0]).toBe(503);
    await ended?.();
    await startContainer();
    expect((await ask())[0]).toBe(503);
    run('maintenance', file, 'off', 'be');
    await expect.poll(ask).toEqual([200, 'HIT']);

    const asked = app.requests.length;
    run('purge', file, 'be');
    await expect.poll(async () => (await ask()) && app.requests.length).toBeGreaterThan(asked);
    await ended?.();
    app.text = 'b';
    await startContainer();
    // The copy that was stored before the purge is not found again.
    expect(readFileSync(join(folder, 'state/nginx.conf'), 'utf8')).toContain('proxy_cache_key "be.1|');
    expect((await send(port, path, {})).cache).toBe('HIT');
  },
);
