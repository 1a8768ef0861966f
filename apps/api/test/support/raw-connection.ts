import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface RawAnswer {
  /** Everything that the server sent. */
  readonly text: string;
  readonly status: number;
  /** Bytes of the request that left this process. */
  readonly sent: number;
  /** Milliseconds until the server ended the connection. */
  readonly endedAfter: number;
}

/** What is written, piece by piece; a number is a pause in milliseconds. */
export type Piece = string | Uint8Array | number;

/**
 * Writes bytes to a port as they are, well-formed HTTP or not, and reads until the server ends the connection. Rejects
 * where the connection is reset before an answer came.
 *
 * @param until `end` stops sending once the server has said all, `close` once nothing can be sent any more
 */
export async function sendRaw(
  port: number,
  pieces: Iterable<Piece>,
  until: 'end' | 'close' = 'end',
): Promise<RawAnswer> {
  const started = performance.now();
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  let text = '';
  let failure: Error | undefined;
  socket.setEncoding('utf8').on('data', (part: string) => {
    text += part;
  });
  // A server that refuses the rest may reset the connection; that counts only where no answer came before.
  socket.on('error', (error) => {
    failure = error;
  });
  const ended = new Promise<void>((resolve) => {
    socket.once(until, resolve).once('close', resolve);
  });
  let isOpen = true;
  void ended.then(() => {
    isOpen = false;
  });
  for (const piece of pieces) {
    if (!isOpen) break;
    if (typeof piece === 'number') await Promise.race([pause(piece), ended]);
    else if (!socket.write(piece)) await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), ended]);
  }
  await ended;
  const sent = socket.bytesWritten - socket.writableLength;
  socket.destroy();
  if (text === '' && failure !== undefined) throw failure;
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);
  return { text, status, sent, endedAfter: performance.now() - started };
}
