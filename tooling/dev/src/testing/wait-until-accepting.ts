import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Child } from '../child.ts';
import { Failure } from '../failure.ts';
import { deathMessage } from '../household.ts';

const timeoutMilliseconds = 30_000;
/** A start-up packet asking for protocol 3.0 and nothing else: a server that is ready answers it, be it with an error. */
const startUp = Buffer.from([0, 0, 0, 9, 0, 3, 0, 0, 0]);

/** Waits until a PostgreSQL server takes connections. @throws Failure if it ends first or takes half a minute */
export async function waitUntilAccepting(server: Child, port: number): Promise<void> {
  const deadline = Date.now() + timeoutMilliseconds;
  const death = server.exited.then((exit) => {
    throw new Failure(deathMessage(exit));
  });
  while (Date.now() < deadline) {
    if (await Promise.race([accepts(port), death])) return;
    await Promise.race([sleep(50), death]);
  }
  throw new Failure('The private PostgreSQL has not started within 30 seconds.');
}

async function accepts(port: number): Promise<boolean> {
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
