import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { foreignHost } from './paths.ts';
import type { HostileRequest } from './requests.ts';

/** Between the parts of a slow request. */
const pauseMs = 1_000;
/** A connection without an answer for this long hangs. Longer than the limits of the servers for slow clients (`slowMs`). */
const hangMs = 20_000;
const slowMs = 75_000;
/** A kept connection on which nothing comes for this long after an answer. */
const quietMs = 500;
/** Heads and beginnings of answers are enough. */
const mostBytes = 256 * 1_024;

export interface Sent {
  /** The statuses of all answers. */
  readonly statuses: readonly number[];
  /** What is wrong; undefined if nothing is. */
  readonly problem: string | undefined;
}

function locationsIn(received: string): readonly string[] {
  return [...received.matchAll(/^(?:location|refresh|content-location): *(.*)$/gim)].map(([, value = '']) =>
    value.trim(),
  );
}

function statusesIn(received: string): readonly number[] {
  return [...received.matchAll(/^HTTP\/1\.[01] (\d{3})/gm)].map(([, status]) => Number(status));
}

function isFinal(status: number): boolean {
  return status >= 200;
}

function problemOf(
  { attack, mostAnswers }: HostileRequest,
  received: string,
  statuses: readonly number[],
  isOpen: boolean,
): string | undefined {
  const failed = statuses.find((status) => status >= 500);
  if (failed !== undefined) return `status ${failed}`;
  const away = locationsIn(received).find((location) =>
    new RegExp(`^(?:[a-z]+:)?[/\\\\]{2,}[^/]*${foreignHost}`, 'i').test(location),
  );
  if (away !== undefined) return `redirect to ${away}`;
  if (/^set-cookie: evil/im.test(received)) return 'a header was injected';
  if (statuses.length > mostAnswers) return `${statuses.length} answers to one request`;
  if (received.includes('root:x:0:0')) return 'a file of the machine';
  if (attack === 'headers' && received.includes(`//${foreignHost}`)) return 'the forged host is in the answer';
  return isOpen && statuses.length === 0 ? 'no answer, and the connection stays open' : undefined;
}

/** Sends a request on a connection of its own, and looks at all that comes back. */
export function send(port: number, request: HostileRequest): Promise<Sent> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    let received = '';
    let quiet: NodeJS.Timeout | undefined;
    const finish = (isOpen: boolean): void => {
      clearTimeout(quiet);
      clearTimeout(hanging);
      socket.destroy();
      const final = statusesIn(received).filter(isFinal);
      resolve({ statuses: final, problem: problemOf(request, received, final, isOpen) });
    };
    const hanging = setTimeout(() => finish(true), request.attack === 'slow' ? slowMs : hangMs);
    let isAnswered = false;
    socket.on('data', (chunk) => {
      if (received.length < mostBytes) received += chunk.toString('latin1');
      // Interim answers, as `100 Continue`, can come long before the answer itself.
      isAnswered ||= statusesIn(received).some(isFinal);
      if (!isAnswered) return;
      clearTimeout(quiet);
      quiet = setTimeout(() => finish(true), quietMs);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => finish(false));
    void (async () => {
      for (const [index, part] of request.parts.entries()) {
        if (index > 0 && request.attack === 'slow') await pause(pauseMs, undefined, { ref: false });
        if (socket.writable) socket.write(Buffer.from(part, 'latin1'));
      }
      // Requests without an end are not answered; the client leaves.
      if (request.attack === 'bytes') socket.end();
    })();
  });
}
