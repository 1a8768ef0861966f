import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { log } from '../log.ts';

/** Milliseconds that a request waits for Redis at most. */
const answerMs = 200;
/** Milliseconds for which Redis is not asked again after it did not answer. */
const restMs = 5_000;

export interface Counter {
  /** Counts one request. Resolves with the state of the key also when it is over its limit. */
  readonly count: (key: string) => Promise<RateLimiterRes>;
}

interface Limit {
  readonly keyPrefix: string;
  readonly points: number;
  /** Seconds. */
  readonly duration: number;
}

async function counted(counting: Promise<RateLimiterRes>): Promise<RateLimiterRes> {
  try {
    return await counting;
  } catch (thrown) {
    // The library rejects with a result when the limit is reached, and with an error when its store fails.
    if (thrown instanceof RateLimiterRes) return thrown;
    throw thrown;
  }
}

/** Counts in the memory of this process. */
export function memoryCounter(limit: Limit): Counter {
  const limiter = new RateLimiterMemory(limit);
  return { count: (key) => counted(limiter.consume(key)) };
}

async function inTime<Value>(work: Promise<Value>): Promise<Value> {
  const timer = new AbortController();
  try {
    const late = pause(answerMs, undefined, { signal: timer.signal }).then(() => {
      throw new Error(`No answer within ${String(answerMs)} ms.`);
    });
    return await Promise.race([work, late]);
  } finally {
    timer.abort();
  }
}

export interface SharedCounters {
  readonly counterOf: (limit: Limit) => Counter;
  readonly stop: () => void;
}

/**
 * Counts in Redis, together with other instances. While Redis is gone or does not answer, each instance counts by itself, so
 * that limits hold and no request waits.
 */
export function sharedCounters(url: string): SharedCounters {
  const client = createClient({ url, disableOfflineQueue: true, socket: { connectTimeout: 1_000 } });
  let restsUntil = 0;
  // Without a listener, a lost connection would end the process. The client connects again by itself.
  client.on('error', () => undefined);
  client.on('ready', () => {
    log('info', 'Requests are counted in Redis.');
  });
  client.connect().catch(() => undefined);
  return {
    counterOf: (limit) => {
      const own = memoryCounter(limit);
      const shared = new RateLimiterRedis({
        ...limit,
        storeClient: client,
        useRedisPackage: true,
        rejectIfRedisNotReady: true,
      });
      return {
        count: async (key) => {
          if (Date.now() < restsUntil) return own.count(key);
          try {
            return await inTime(counted(shared.consume(key)));
          } catch (error) {
            restsUntil = Date.now() + restMs;
            log('error', 'Redis does not count requests. This instance counts by itself.', { error });
            return own.count(key);
          }
        },
      };
    },
    stop: () => {
      client.destroy();
    },
  };
}
