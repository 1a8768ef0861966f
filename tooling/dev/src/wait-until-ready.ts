import { setTimeout as sleep } from 'node:timers/promises';
import type { Child } from './child.ts';
import { Failure } from './failure.ts';
import { exitMessage } from './process-group.ts';

export interface Readiness {
  readonly url: string;
  readonly timeoutMilliseconds: number;
}

// Not `wait-on`: it has no way to cancel, so it would go on polling after the program has ended.
/**
 * Waits until a program answers requests to its URL with a status below 500.
 * @throws Failure if the program ends first, or if the timeout expires
 */
export async function waitUntilReady(child: Child, { url, timeoutMilliseconds }: Readiness): Promise<void> {
  const deadline = Date.now() + timeoutMilliseconds;
  const ended = child.exited.then((exit) => {
    throw new Failure(exitMessage(exit));
  });
  while (Date.now() < deadline) {
    if (await Promise.race([isAnswering(url), ended])) return;
    await Promise.race([sleep(100), ended]);
  }
  const minutes = Math.round(timeoutMilliseconds / 6_000) / 10;
  throw new Failure(`${child.name} has not answered ${url} within ${minutes} minutes. Look at its output above.`);
}

async function isAnswering(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(10_000) });
    await response.body?.cancel();
    return response.status < 500;
  } catch {
    return false;
  }
}
