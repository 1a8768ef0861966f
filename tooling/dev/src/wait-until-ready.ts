import { setTimeout as sleep } from 'node:timers/promises';
import type { Child } from './child.ts';
import { Failure } from './failure.ts';
import { deathMessage } from './household.ts';

export interface Readiness {
  readonly url: string;
  readonly timeoutMilliseconds: number;
}

/**
 * Waits until a program answers its address: any status below 500 will do.
 * @throws Failure if it ends first, or takes longer than it may
 */
export async function waitUntilReady(child: Child, { url, timeoutMilliseconds }: Readiness): Promise<void> {
  const deadline = Date.now() + timeoutMilliseconds;
  const death = child.exited.then((exit) => {
    throw new Failure(deathMessage(exit));
  });
  while (Date.now() < deadline) {
    if (await Promise.race([answers(url), death])) return;
    await Promise.race([sleep(100), death]);
  }
  const minutes = Math.round(timeoutMilliseconds / 6_000) / 10;
  throw new Failure(`${child.name} has not answered ${url} within ${minutes} minutes. Look at what it printed above.`);
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(10_000) });
    await response.body?.cancel();
    return response.status < 500;
  } catch {
    return false;
  }
}
