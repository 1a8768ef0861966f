import { hash } from 'node:crypto';
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../db/database.ts';
import { rateLimits } from '../forms/schema.ts';
import { HttpError } from '../http/http-error.ts';

/** 429, with the seconds until the next attempt. */
export class TooManyPosts extends HttpError {
  readonly retryAfterSeconds: number;

  constructor(retryAfterMs: number) {
    super(429, 'too_many_posts', 'Too many posts. Try again later.');
    this.retryAfterSeconds = Math.max(1, Math.ceil(retryAfterMs / 1_000));
  }
}

/** Addresses are personal data, so the table only has their hashes. */
export function hashed(text: string): string {
  return hash('sha256', text, 'base64url');
}

/** @returns null if it is within the limit, otherwise the milliseconds until the next attempt */
export async function consume(limiter: RateLimiterDrizzle, key: string): Promise<number | null> {
  try {
    await limiter.consume(key);
    return null;
  } catch (thrown) {
    // The library rejects with a result when the limit is reached, and with an error when the database fails.
    if (thrown instanceof RateLimiterRes) return thrown.msBeforeNext;
    throw thrown;
  }
}

/** @throws TooManyPosts */
export async function requireWithin(waiting: Promise<number | null>): Promise<void> {
  const milliseconds = await waiting;
  if (milliseconds !== null) throw new TooManyPosts(milliseconds);
}

interface Limit {
  readonly points: number;
  /** Seconds. */
  readonly duration: number;
}

/** A limit that is counted in the database, so that all instances share it. */
export function limiterOf(db: Pick<Database, 'insert'>, keyPrefix: string, limit: Limit): RateLimiterDrizzle {
  // Expired rows are deleted together with other expired data.
  return new RateLimiterDrizzle({
    storeClient: db,
    schema: rateLimits,
    keyPrefix,
    clearExpiredByTimeout: false,
    ...limit,
  });
}
