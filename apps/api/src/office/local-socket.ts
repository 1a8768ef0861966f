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

/** Characters of a command. */
const longestLine = 64 * 1_024;
/** A client that sends no whole command, or takes no answer, for so long is cut off. */
const silenceMs = 10_000;
/** Only the user that runs the API may connect: the socket gives tokens away. */
const othersMask = 0o177;

export interface LocalSocket {
  /** Removes the socket, after the commands under way have been answered. */
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
  if (command === null) return { ok: false, message: 'This is not a command of this version: stop the API first.' };
  try {
    return { ok: true, text: await run(command) };
  } catch (thrown) {
    return failureReply(thrown);
  }
}

/** Takes one command from a client, as a line of JSON, and answers with a line of JSON. */
async function serveClient(socket: Socket, run: Run, onCommand: () => void): Promise<void> {
  // A client that leaves early only misses its answer.
  socket.on('error', () => undefined);
  socket.setTimeout(silenceMs, () => socket.destroy());
  const line = await readLine(socket, longestLine).catch(() => null);
  if (line === null) {
    socket.destroy();
    return;
  }
  onCommand();
  socket.setTimeout(0);
  const reply = await replyTo(line, run);
  socket.setTimeout(silenceMs);
  socket.write(`${JSON.stringify(reply)}\n`);
  socket.destroySoon();
}

/** Binding happens at once, so that the mask holds for nothing else. */
async function bind(server: Server, path: string): Promise<void> {
  const before = process.umask(othersMask);
  try {
    server.listen(path);
  } finally {
    process.umask(before);
  }
  await once(server, 'listening');
}

/**
 * Takes commands on a Unix domain socket that only the API's own user can open. One that a killed process left behind is
 * replaced: the caller holds the lock of the folder.
 * @param path at most 107 bytes on Linux, 103 on macOS; a longer one is refused by the system
 */
export async function openLocalSocket(path: string, run: Run): Promise<LocalSocket> {
  const silent = new Set<Socket>();
  const server = createServer((socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
    void serveClient(socket, run, () => silent.delete(socket));
  });
  rmSync(path, { force: true });
  await bind(server, path);
  return {
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of silent) socket.destroy();
      await closed;
    },
  };
}
