import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Child } from '../child.ts';
import { Failure } from '../failure.ts';
import { exitMessage } from '../process-group.ts';

const timeoutMilliseconds = 30_000;
/** A startup packet with protocol version 3.0 only. A server that is ready answers it, possibly with an error. */
const startUp = Buffer.from([0, 0, 0, 9, 0, 3, 0, 0, 0]);

/** Waits until a PostgreSQL server accepts connections. @throws Failure if it ends first or takes longer than 30 seconds */
export async function waitUntilAccepting(server: Child, port: number): Promise<void> {
  const deadline = Date.now() + timeoutMilliseconds;
  const ended = server.exited.then((exit) => {
    throw new Failure(exitMessage(exit));
  });
  while (Date.now() < deadline) {
    if (await Promise.race([isAccepting(port), ended])) return;
    await Promise.race([sleep(50), ended]);
  }
  throw new Failure('The private PostgreSQL has not started within 30 seconds.');
}

async function isAccepting(port: number): Promise<boolean> {
  const socket = connect({ port, host: '127.0.0.1', timeout: 1_000 });
  try {
    await once(socket, 'connect');
    socket.write(startUp);
    const [answer]: Buffer[] = await once(socket, 'data');
    // SQLSTATE 57P03: the database system is starting up.
    return !answer?.includes('57P03');
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
