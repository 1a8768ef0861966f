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

/** Data to write; a number is a pause in milliseconds. */
export type Piece = string | Uint8Array | number;

/**
 * Writes bytes to a port, which can be invalid HTTP, and reads until the server closes the connection. Rejects if the
 * connection is reset before an answer.
 *
 * @param until `end` stops sending after the server's answer, `close` after the connection is closed
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
  // The server can reset the connection after its answer. It is an error only without an answer.
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
