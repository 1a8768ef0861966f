import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { takeLock, type Lock } from '../../src/db/lock.ts';
import { dispatchCommand } from '../../src/office/dispatch-command.ts';
import type { LocalSocket } from '../../src/office/local-socket.ts';
import { acceptLocalCommands } from '../../src/office/accept-local-commands.ts';
import { useApi } from '../support/api.ts';

let dataDir = '';
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'veralune-office-'));
});
afterAll(() => {
  rmSync(dataDir, { recursive: true });
});

function config() {
  return readConfig({ DATA_DIR: dataDir });
}

const token = { name: 'token', options: { name: 'Anna', role: 'publisher', markets: 'be' } } as const;

function secretIn(text: string): string {
  return /vlt_[\w-]+/.exec(text)?.[0] ?? 'none';
}

describe('while an API holds the data folder', () => {
  const api = useApi('shipped');
  let lock: Lock;
  let socket: LocalSocket | null;
  beforeEach(async () => {
    lock = await takeLock(join(dataDir, 'catalogue.lock'));
    socket = await acceptLocalCommands(config(), { db: api.database().db, catalogue: api.catalogue() });
  });
  afterEach(async () => {
    await socket?.close();
    lock.release();
  });

  const statusWith = async (secret: string): Promise<number> =>
    (await api.request('/flavour', { headers: { authorization: `Bearer ${secret}` } })).status;

  test('a new token works at once, and stops working when it is revoked', async () => {
    const text = await dispatchCommand(config(), token);
    expect(await statusWith(secretIn(text))).toBe(200);
    expect(await dispatchCommand(config(), { name: 'list' })).toMatch(/Anna +publisher +be/);
    const id = /^Token (\d+)/.exec(text)?.[1];
    expect(await dispatchCommand(config(), { name: 'revoke', id })).toContain('is revoked');
    expect(await statusWith(secretIn(text))).toBe(401);
  });

  test('reports an invalid option', async () => {
    await expect(dispatchCommand(config(), { ...token, options: { name: 'Anna' } })).rejects.toThrow('--role');
  });

  test('exports the content, and readers see an import at once', { timeout: 120_000 }, async () => {
    const folder = join(dataDir, 'content');
    mkdirSync(folder);
    expect(await dispatchCommand(config(), { name: 'export', folder })).toContain('0 removed, 0 unchanged');
    const file = join(folder, 'flavours/lemon.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace('Citron', 'Citron vert'));
    expect(await dispatchCommand(config(), { name: 'diff', folder })).toContain('~ flavour/lemon');
    const before = api.catalogue().current.version;
    expect(await dispatchCommand(config(), { name: 'import', folder })).toContain('1 difference.');
    expect(api.catalogue().current.version).toBe(before + 1);
  });

  test('on a PostgreSQL server there is no socket', async () => {
    const onServer = { ...config(), databaseUrl: 'postgres://127.0.0.1/x' };
    expect(await acceptLocalCommands(onServer, { db: api.database().db, catalogue: api.catalogue() })).toBeNull();
  });

  test('reports a folder that does not exist', async () => {
    await expect(dispatchCommand(config(), { name: 'import', folder: '/nowhere' })).rejects.toThrow(
      'there is no such content folder',
    );
  });
});

test('without an API, a command opens the database and releases its lock', { timeout: 120_000 }, async () => {
  expect(await dispatchCommand(config(), { name: 'list' })).toContain('There is no token yet');
  (await takeLock(join(dataDir, 'catalogue.lock'))).release();
});

test('waits for an API that is starting', { timeout: 60_000 }, async () => {
  const lock = await takeLock(join(dataDir, 'catalogue.lock'));
  const text = dispatchCommand(config(), { name: 'list' });
  await new Promise((resolve) => setTimeout(resolve, 500));
  lock.release();
  expect(await text).toContain('There is no token yet');
});
