import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { ContentError } from '../content/problem.ts';
import { log } from '../log.ts';
import { StartError } from '../start-error.ts';
import { commandSchema, type Command } from './command.ts';
import { readLine } from './read-line.ts';
import type { Reply } from './reply.ts';
import { UsageError } from './usage-error.ts';

/** Maximum length of a command in characters. */
const maxLineLength = 64 * 1_024;
/** Timeout for receiving the command and for sending the answer. */
const idleTimeoutMs = 10_000;
/** Only the user that runs the API can connect, because the socket creates tokens. */
const ownerOnlyUmask = 0o177;

export interface LocalSocket {
  /** Removes the socket after the pending commands are answered. */
  readonly close: () => Promise<void>;
}

type Run = (command: Command) => Promise<string>;

function parseCommand(line: string): Command | null {
  try {
    return commandSchema.safeParse(JSON.parse(line)).data ?? null;
  } catch {
    return null;
  }
}

function failureReply(thrown: unknown): Reply {
  const isExplained = thrown instanceof UsageError || thrown instanceof ContentError || thrown instanceof StartError;
  if (isExplained) return { ok: false, message: thrown.message };
  log('error', 'A local command failed.', { error: thrown });
  return { ok: false, message: 'The command failed. The log of the API says why.' };
}

async function replyTo(line: string, run: Run): Promise<Reply> {
  const command = parseCommand(line);
  if (command === null)
    return {
      ok: false,
      message: 'The running API does not know this command: stop the API and run the command again.',
    };
  try {
    return { ok: true, text: await run(command) };
  } catch (thrown) {
    return failureReply(thrown);
  }
}

/** Reads one command from a client as a line of JSON, and answers with a line of JSON. */
async function serveClient(socket: Socket, run: Run, onCommand: () => void): Promise<void> {
  // Ignored: a client that disconnects early does not get its answer.
  socket.on('error', () => undefined);
  socket.setTimeout(idleTimeoutMs, () => socket.destroy());
  const line = await readLine(socket, maxLineLength).catch(() => null);
  if (line === null) {
    socket.destroy();
    return;
  }
  onCommand();
  socket.setTimeout(0);
  const reply = await replyTo(line, run);
  socket.setTimeout(idleTimeoutMs);
  socket.write(`${JSON.stringify(reply)}\n`);
  socket.destroySoon();
}

/** `listen` creates the socket synchronously, so the umask applies to no other file. */
async function bind(server: Server, path: string): Promise<void> {
  const before = process.umask(ownerOnlyUmask);
  try {
    server.listen(path);
  } finally {
    process.umask(before);
  }
  await once(server, 'listening');
}

/**
 * Accepts commands on a Unix domain socket that only the API's own user can open. Replaces a socket that a killed process
 * left behind: the caller holds the lock of the folder.
 * @param path at most 107 bytes on Linux, 103 on macOS
 */
export async function openLocalSocket(path: string, run: Run): Promise<LocalSocket> {
  /** Clients that have not sent a command yet. */
  const waiting = new Set<Socket>();
  const server = createServer((socket) => {
    waiting.add(socket);
    socket.once('close', () => waiting.delete(socket));
    void serveClient(socket, run, () => waiting.delete(socket));
  });
  rmSync(path, { force: true });
  await bind(server, path);
  return {
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of waiting) socket.destroy();
      await closed;
    },
  };
}
