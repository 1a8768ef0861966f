import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { errorCode } from '../start-error.ts';
import type { Command } from './command.ts';
import { readLine } from './read-line.ts';
import { replySchema, type Reply } from './reply.ts';
import { UsageError } from './usage-error.ts';

/** Error codes if no API accepts commands: there is no socket, or a killed process left it behind. */
const absentCodes: ReadonlySet<string | undefined> = new Set(['ENOENT', 'ECONNREFUSED']);

async function connected(path: string): Promise<Socket | null> {
  const socket = connect(path);
  try {
    await once(socket, 'connect');
    return socket;
  } catch (thrown) {
    if (absentCodes.has(errorCode(thrown))) return null;
    if (errorCode(thrown) === 'EACCES') {
      throw new UsageError(`The API that holds the data folder runs as another user: run this command as that user.`);
    }
    throw thrown;
  }
}

/**
 * Sends a command to the API through a local socket.
 * @returns null if no API listens on the socket
 * @throws UsageError if the API stops before it answers
 */
export async function sendCommand(path: string, command: Command): Promise<Reply | null> {
  const socket = await connected(path);
  if (socket === null) return null;
  socket.write(`${JSON.stringify(command)}\n`);
  const line = await readLine(socket).catch(() => null);
  socket.destroy();
  if (line === null) throw new UsageError('The API stopped before it answered. Start it and repeat the command.');
  return replySchema.parse(JSON.parse(line));
}
