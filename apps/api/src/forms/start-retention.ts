import type { Database } from '../db/database.ts';
import { log } from '../log.ts';
import { deleteExpired } from './delete-expired.ts';

const intervalMs = 3_600_000;

export interface RunningRetention {
  /** Waits for a running deletion. Must be called before the database is closed. */
  readonly stop: () => Promise<void>;
}

/**
 * Deletes expired personal data now and every hour. Returns at once.
 * @param now milliseconds since 1970
 */
export function startRetention(db: Database, now: () => number): RunningRetention {
  const run = (): Promise<void> =>
    deleteExpired(db, now()).catch((error: unknown) => {
      log('error', 'Expired data could not be deleted. It is tried again in an hour.', { error });
    });
  let running = run();
  const timer = setInterval(() => {
    running = run();
  }, intervalMs).unref();
  return {
    stop: () => {
      clearInterval(timer);
      return running;
    },
  };
}
