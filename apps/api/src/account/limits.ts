import type { Database } from '../db/database.ts';
import { networkOf } from '../http/client-address.ts';
import { consume, hashed, limiterOf, requireWithin, TooManyPosts } from '../limits/limiter.ts';

const [minute, day] = [60, 86_400];

const addressWindow = 10 * minute;
/** Writing calls of an address, such as those of a cart, for each attempt to sign in. */
const writesPerAttempt = 10;
/** Attempts to sign in to one account, from all addresses. */
const attemptsOnAccount = { points: 20, duration: addressWindow };
/** Wrong passwords are remembered this long, or until the right one. */
const failures = { points: 1_000, duration: day };
/** Wrong passwords without a delay; people mistype. */
const freeFailures = 4;
const firstDelay = 15;
const longestDelay = 15 * minute;

/** Seconds until the next attempt after a number of wrong passwords: 0, then 15, 30, 60 … up to 15 minutes. */
export function delayAfter(failed: number): number {
  if (failed <= freeFailures) return 0;
  return Math.min(longestDelay, firstDelay * 2 ** Math.min(failed - freeFailures - 1, 16));
}

export interface AccountLimits {
  /** @throws TooManyPosts */
  readonly countWrite: (address: string) => Promise<void>;
  /** @throws TooManyPosts */
  readonly countAttempt: (address: string) => Promise<void>;
  /**
   * Counts an attempt with a password, before it is checked. An account that does not exist is counted too.
   * @param account the address in lower case
   * @throws TooManyPosts while a delay lasts
   */
  readonly countPassword: (account: string) => Promise<void>;
  /** Remembers a wrong password. Each one makes the next delay longer. */
  readonly passwordFailed: (account: string) => Promise<void>;
  /** Forgets wrong passwords and their delay. */
  readonly passwordAccepted: (account: string) => Promise<void>;
}

/**
 * The limits of personal calls, counted in the database, so that all instances share them.
 * @param attempts of an address to sign in, to sign up or to use a link in ten minutes
 */
export function accountLimits(db: Database, attempts: number): AccountLimits {
  const byWrite = limiterOf(db, 'write', { points: attempts * writesPerAttempt, duration: addressWindow });
  const byAttempt = limiterOf(db, 'attempt', { points: attempts, duration: addressWindow });
  const byAccount = limiterOf(db, 'account', attemptsOnAccount);
  const failed = limiterOf(db, 'failed', failures);
  const delayed = limiterOf(db, 'delayed', { points: 1, duration: longestDelay });
  return {
    countWrite: (address) => requireWithin(consume(byWrite, hashed(networkOf(address)))),
    countAttempt: (address) => requireWithin(consume(byAttempt, hashed(networkOf(address)))),
    countPassword: async (account) => {
      const delay = await delayed.get(hashed(account));
      if (delay !== null) throw new TooManyPosts(delay.msBeforeNext);
      await requireWithin(consume(byAccount, hashed(account)));
    },
    passwordFailed: async (account) => {
      const { consumedPoints } = await failed.penalty(hashed(account), 1);
      const seconds = delayAfter(consumedPoints);
      if (seconds > 0) await delayed.block(hashed(account), seconds);
    },
    passwordAccepted: async (account) => {
      await failed.delete(hashed(account));
      await delayed.delete(hashed(account));
    },
  };
}
