import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../db/database.ts';
import { log } from '../log.ts';
import type { ChangeFeed } from './change-feed.ts';
import type { InvalidationConfig } from './config.ts';
import { SiteWorker } from './site-worker.ts';
import { storedDeliveries } from './stored-deliveries.ts';

export interface RunningInvalidation {
  /** Aborts running requests. Must be called before the database is closed. */
  readonly stop: () => Promise<void>;
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return sleep(milliseconds, undefined, { signal }).catch(() => undefined);
}

/**
 * Sends every configured site the changes that it missed, and then the changes of every new version. Returns at once.
 */
export function startInvalidation(
  { secret, targets }: InvalidationConfig,
  { db, feed }: { readonly db: Database; readonly feed: ChangeFeed },
): RunningInvalidation {
  const deliveries = storedDeliveries(db);
  const workers = targets.map(
    (target) => new SiteWorker({ target, secret, deliveries, feed, log, wait, now: Date.now, random: Math.random }),
  );
  const unsubscribe = feed.onVersion(() => {
    for (const worker of workers) worker.notify();
  });
  for (const worker of workers) worker.start();
  return {
    stop: async () => {
      unsubscribe();
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}
