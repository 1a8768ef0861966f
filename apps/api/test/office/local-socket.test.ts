import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Command } from '../../src/office/command.ts';
import { openLocalSocket, type LocalSocket } from '../../src/office/local-socket.ts';
import { sendCommand } from '../../src/office/send-command.ts';
import { UsageError } from '../../src/office/usage-error.ts';

let folder = '';
let path = '';
const opened: LocalSocket[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'veralune-socket-'));
  path = join(folder, 'api.sock');
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((socket) => socket.close()));
  rmSync(folder, { recursive: true });
});

async function open(
  run: (command: Command) => Promise<string> = ({ name }) => Promise.resolve(name),
): Promise<LocalSocket> {
  const socket = await openLocalSocket(path, run);
  opened.push(socket);
  return socket;
}

/** Sends bytes unchanged, and reads until the connection ends. */
async function sendRaw(bytes: string): Promise<string> {
  const socket = connect(path);
  socket.write(bytes);
  return text(socket).catch(() => '');
}

const list: Command = { name: 'list' };

describe('the socket', () => {
  test('can be opened only by its user', async () => {
    await open();
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  test('restores the umask of the process', async () => {
    const before = process.umask();
    await open();
    expect(process.umask()).toBe(before);
  });

  test('is removed when it closes', async () => {
    const socket = await openLocalSocket(path, () => Promise.resolve(''));
    await socket.close();
    expect(existsSync(path)).toBe(false);
    expect(await sendCommand(path, list)).toBeNull();
  });

  test('replaces a stale socket', async () => {
    writeFileSync(path, '');
    expect(await sendCommand(path, list)).toBeNull();
    await open();
    expect(await sendCommand(path, list)).toEqual({ ok: true, text: 'list' });
  });

  test('closes although a connected client sends nothing', async () => {
    const socket = await openLocalSocket(path, () => Promise.resolve(''));
    const silent = connect(path);
    await new Promise((resolve) => silent.once('connect', resolve));
    await socket.close();
    silent.destroy();
  });

  test('answers a pending command before it closes', async () => {
    const started = Promise.withResolvers<undefined>();
    const finish = Promise.withResolvers<string>();
    const socket = await openLocalSocket(path, () => {
      started.resolve(undefined);
      return finish.promise;
    });
    const reply = sendCommand(path, list);
    await started.promise;
    const closed = socket.close();
    finish.resolve('done');
    expect(await reply).toEqual({ ok: true, text: 'done' });
    await closed;
  });
});

describe('a request', () => {
  test.each<Command>([
    { name: 'token', options: { name: 'Ænna\n"quoted"', role: 'admin', markets: 'all' } },
    { name: 'revoke', id: '12' },
    { name: 'import', folder: '/some/folder' },
  ])('arrives unchanged: %j', async (command) => {
    await open((given) => Promise.resolve(JSON.stringify(given)));
    expect(await sendCommand(path, command)).toEqual({ ok: true, text: JSON.stringify(command) });
  });

  test.each([
    ['not JSON', 'token please\n'],
    ['an empty line', '\n'],
    ['an unknown command', '{"name":"drop"}\n'],
    ['an unknown property', '{"name":"list","all":true}\n'],
    ['a relative folder', '{"name":"export","folder":"../../etc"}\n'],
    ['an array', '[]\n'],
    ['HTTP', 'POST / HTTP/1.1\r\nhost: localhost\r\n\r\n{"name":"list"}\n'],
  ])('%s is refused, and the next command is answered', async (_, bytes) => {
    await open();
    expect(JSON.parse(await sendRaw(bytes))).toMatchObject({ ok: false });
    expect(await sendCommand(path, list)).toEqual({ ok: true, text: 'list' });
  });

  test('a line that is too long closes the connection, and the next command is answered', async () => {
    await open();
    expect(await sendRaw('x'.repeat(1_000_000))).toBe('');
    expect(await sendCommand(path, list)).toEqual({ ok: true, text: 'list' });
  });

  test('a client that disconnects before its answer does not block others', async () => {
    const finish = Promise.withResolvers<string>();
    await open(({ name }) => (name === 'diff' ? finish.promise : Promise.resolve(name)));
    const leaving = connect(path);
    await new Promise((resolve) => leaving.write('{"name":"diff","folder":"/"}\n', resolve));
    leaving.destroy();
    finish.resolve('x'.repeat(1_000_000));
    expect(await sendCommand(path, list)).toEqual({ ok: true, text: 'list' });
  });
});

describe('a command that fails', () => {
  test.each([
    ['reports why, if a person can fix it', new UsageError('Name it.'), 'Name it.'],
    [
      'does not report internal errors',
      new Error('column "secret"'),
      'The command failed. The log of the API says why.',
    ],
  ])('%s', async (_, thrown, message) => {
    await open(() => Promise.reject(thrown));
    expect(await sendCommand(path, list)).toEqual({ ok: false, message });
  });

  test('is reported when the API stops before it answers', async () => {
    const server = createServer((socket) => socket.destroy()).listen(path);
    await new Promise((resolve) => server.once('listening', resolve));
    await expect(sendCommand(path, list)).rejects.toThrow('The API stopped before it answered');
    await new Promise((resolve) => server.close(resolve));
  });
});
