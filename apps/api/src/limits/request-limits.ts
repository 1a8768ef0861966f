import type { RateLimiterRes } from 'rate-limiter-flexible';
import { budgets, type Budget, type RequestLimitsConfig } from './config.ts';
import { memoryCounter, sharedCounters, type Counter } from './shared-counter.ts';

const windowSeconds = 60;

/** What is left of a budget. */
export interface Left {
  readonly budget: Budget;
  /** Requests in a window. */
  readonly limit: number;
  readonly windowSeconds: number;
  /** Requests until the end of the window. */
  readonly remaining: number;
  /** Seconds until the window ends, at least 1. */
  readonly resetSeconds: number;
  readonly isOver: boolean;
}

export interface RequestLimits {
  /** Counts a request for each of the keys. @returns what is left for the key that has least */
  readonly count: (budget: Budget, keys: readonly string[]) => Promise<Left>;
  /** Closes the connection to Redis. */
  readonly stop: () => void;
}

function leftOf(budget: Budget, limit: number, { consumedPoints, msBeforeNext }: RateLimiterRes): Left {
  const resetSeconds = Math.max(1, Math.ceil(msBeforeNext / 1_000));
  const remaining = Math.max(0, limit - consumedPoints);
  return { budget, limit, windowSeconds, remaining, resetSeconds, isOver: consumedPoints > limit };
}

/** The limits of requests, in windows of a minute. Undefined if they are off. */
export function startRequestLimits({ perMinute, redisUrl }: RequestLimitsConfig): RequestLimits | undefined {
  if (perMinute === null) return undefined;
  const shared = redisUrl === undefined ? undefined : sharedCounters(redisUrl);
  const counterOf = shared?.counterOf ?? memoryCounter;
  const counters = Object.fromEntries(
    budgets.map((name) => [
      name,
      counterOf({ keyPrefix: `veralune:limit:${name}`, points: perMinute[name], duration: windowSeconds }),
    ]),
  ) as Record<Budget, Counter>;
  return {
    count: async (budget, keys) => {
      const results = await Promise.all(keys.map((key) => counters[budget].count(key)));
      const all = results.map((result) => leftOf(budget, perMinute[budget], result));
      const [least] = all.sort(
        (left, right) => Number(right.isOver) - Number(left.isOver) || left.remaining - right.remaining,
      );
      if (least === undefined) throw new Error('A request is counted for at least one key.');
      return least;
    },
    stop: () => shared?.stop(),
  };
}
