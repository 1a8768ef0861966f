import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { takeLock } from '../src/db/lock.ts';
import { thisProcess } from '../src/db/process-identity.ts';
import { openDatabase } from '../src/db/open.ts';
import { processDefaults } from './support/api-process.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'veralune-start-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const processes: ChildProcess[] = [];
afterEach(() => {
  for (const started of processes.splice(0)) if (started.exitCode === null) started.kill('SIGKILL');
});

interface Started {
  readonly process: ChildProcess;
  /** The output so far. */
  readonly output: () => string;
  readonly ended: Promise<number | null>;
  readonly until: (text: string) => Promise<void>;
}

function start(variables: Readonly<Record<string, string>>): Started {
  const main = join(import.meta.dirname, '../src/main.ts');
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, ...processDefaults, ...variables },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  processes.push(child);
  let text = '';
  child.stderr.on('data', (part: Buffer) => {
    text += part.toString();
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const until = async (wanted: string): Promise<void> => {
    while (!text.includes(wanted)) {
      if (child.exitCode !== null) throw new Error(`The process exited before it printed "${wanted}": ${text}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  return { process: child, output: () => text, ended, until };
}

function lastLine(started: Started): string {
  return started.output().trim().split('\n').at(-1) ?? '';
}

function lineWith(started: Started, text: string): string {
  return (
    started
      .output()
      .split('\n')
      .find((line) => line.includes(text)) ?? '{}'
  );
}

describe('a start that must fail prints one sentence', () => {
  test('an invalid variable', async () => {
    const started = start({ DATA_DIR: join(folder, 'x'), PORT: 'four thousand' });
    expect(await started.ended).toBe(1);
    expect(started.output()).toMatch(/^The variable PORT is wrong: .*\.\n$/);
  });

  test('a database server that does not answer', async () => {
    const started = start({ DATABASE_URL: 'postgres://127.0.0.1:9/nothing' });
    expect(await started.ended).toBe(1);
    expect(started.output()).toMatch(/^The database of DATABASE_URL can't be used: connect ECONNREFUSED.*\n$/);
  });

  test('a data folder that is a file', async () => {
    writeFileSync(join(folder, 'file'), '');
    const started = start({ DATA_DIR: join(folder, 'file') });
    expect(await started.ended).toBe(1);
    expect(started.output().split('\n')).toHaveLength(2);
    expect(started.output()).toContain(join(folder, 'file'));
  });

  test('a data folder with other files', { timeout: 60_000 }, async () => {
    const dataDir = join(folder, 'broken');
    mkdirSync(join(dataDir, 'catalogue', 'base'), { recursive: true });
    writeFileSync(join(dataDir, 'catalogue', 'PG_VERSION'), '18\n');
    const started = start({ DATA_DIR: dataDir });
    expect(await started.ended).toBe(1);
    expect(lastLine(started)).toMatch(/^The data folder .* can't be opened .*: move it away and start again/);
  });

  test('a content folder that does not exist', { timeout: 60_000 }, async () => {
    const started = start({ DATA_DIR: join(folder, 'content'), CONTENT_DIR: join(folder, 'nowhere') });
    expect(await started.ended).toBe(1);
    expect(started.output()).toContain('there is no such content folder');
  });
});

describe('a data folder belongs to one process', () => {
  const dataDir = (): string => join(folder, 'shared');
  let taken: Server;
  beforeAll(async () => {
    taken = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => taken.once('listening', resolve));
  });
  afterAll(() => {
    taken.close();
  });

  test(
    'the second process reports the first; a signal stops it; a port in use is reported',
    { timeout: 120_000 },
    async () => {
      const first = start({ DATA_DIR: dataDir() });
      await first.until('listens');
      const second = start({ DATA_DIR: dataDir() });
      expect(await second.ended).toBe(1);
      expect(second.output()).toMatch(
        new RegExp(
          `^The data folder is in use: process ${String(first.process.pid)} on .*Stop that process, or .*DATA_DIR\\.\\n$`,
        ),
      );
      expect(first.output()).toContain('The empty database was seeded.');
      const { port } = JSON.parse(lineWith(first, 'listens')) as { port: number };
      expect((await fetch(`http://127.0.0.1:${String(port)}/health`)).status).toBe(200);
      first.process.kill('SIGTERM');
      expect(await first.ended).toBe(0);

      const busy = String((taken.address() as AddressInfo).port);
      const third = start({ DATA_DIR: dataDir(), PORT: busy });
      expect(await third.ended).toBe(1);
      expect(lastLine(third)).toBe(
        `Port ${busy} is in use: stop the process that uses it, or choose another with PORT.`,
      );
    },
  );

  test('the folder of a killed process is taken over without loss', { timeout: 120_000 }, async () => {
    const killed = start({ DATA_DIR: dataDir() });
    await killed.until('listens');
    killed.process.kill('SIGKILL');
    await killed.ended;
    const next = start({ DATA_DIR: dataDir() });
    await next.until('listens');
    expect(next.output()).not.toContain('seeded');
    const { port } = JSON.parse(lineWith(next, 'listens')) as { port: number };
    const health = await fetch(`http://127.0.0.1:${String(port)}/health`);
    expect(await health.json()).toEqual({ status: 'ok', catalogue: 1 });
    next.process.kill('SIGINT');
    expect(await next.ended).toBe(0);
  });
});

describe('the lock', () => {
  const path = (): string => join(folder, `lock-${String(Math.random())}`);

  test('is held until it is released', async () => {
    const file = path();
    const lock = await takeLock(file);
    await expect(takeLock(file)).rejects.toThrow(`process ${String(process.pid)} on`);
    lock.release();
    (await takeLock(file)).release();
  });

  test.each([
    ['of a process that no longer runs', { pid: 4_194_300 }],
    ['of a process whose id another process has now', { started: 'another boot:1' }],
  ])('%s is taken over', async (_, difference) => {
    const file = path();
    writeFileSync(file, JSON.stringify({ ...thisProcess(), ...difference }));
    (await takeLock(file)).release();
  });

  test('of another machine is not taken over', async () => {
    const file = path();
    writeFileSync(file, JSON.stringify({ ...thisProcess(), host: 'elsewhere', pid: 4_194_300 }));
    await expect(takeLock(file)).rejects.toThrow('on elsewhere');
  });

  test('is taken by one of many concurrent attempts', async () => {
    const file = path();
    writeFileSync(file, JSON.stringify({ ...thisProcess(), pid: 4_194_300 }));
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => takeLock(file)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: process.pid });
  });

  test('with unreadable content is taken over when it is old', async () => {
    const file = path();
    appendFileSync(file, '');
    (await takeLock(file)).release();
  });

  test("is released when the folder can't be opened", async () => {
    const dataDir = join(folder, 'released');
    mkdirSync(join(dataDir, 'catalogue'), { recursive: true });
    writeFileSync(join(dataDir, 'catalogue', 'PG_VERSION'), '3\n');
    await expect(openDatabase({ dataDir })).rejects.toThrow("can't be opened");
    expect(() => readFileSync(join(dataDir, 'catalogue.lock'))).toThrow('ENOENT');
  });
});
