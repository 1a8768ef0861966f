import { hash } from 'node:crypto';
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../db/database.ts';
import { networkOf } from '../http/client-address.ts';
import { HttpError } from '../http/http-error.ts';
import { rateLimits } from './schema.ts';

const [minute, hour, day] = [60, 3_600, 86_400];

/** Posts of an address to one call of a shop. Offices and pharmacies share one address. */
const addressWindow = 10 * minute;
/** Posts without a token of the anti-spam challenge, which needs JavaScript. */
const withoutToken = { points: 5, duration: hour };
/** Mails that strangers can make us send to one address. */
const toRecipient = { points: 10, duration: day };

/** 429, with the seconds until the next attempt. */
export class TooManyPosts extends HttpError {
  readonly retryAfterSeconds: number;

  constructor(retryAfterMs: number) {
    super(429, 'too_many_posts', 'Too many posts. Try again later.');
    this.retryAfterSeconds = Math.max(1, Math.ceil(retryAfterMs / 1_000));
  }
}

export interface FormLimits {
  /** @throws TooManyPosts */
  readonly countPost: (call: string, address: string) => Promise<void>;
  /** @returns whether the address may post once more without a token */
  readonly countPostWithoutToken: (address: string) => Promise<boolean>;
  /**
   * Counts in the transaction that stores the mail, so that repeated and failed posts do not count.
   * @throws TooManyPosts
   */
  readonly countMail: (tx: Pick<Database, 'insert'>, recipient: string) => Promise<void>;
}

/** Addresses are personal data, so the table only has their hashes. */
function hashed(text: string): string {
  return hash('sha256', text, 'base64url');
}

/** @returns null if it is within the limit, otherwise the milliseconds until the next attempt */
async function consume(limiter: RateLimiterDrizzle, key: string): Promise<number | null> {
  try {
    await limiter.consume(key);
    return null;
  } catch (thrown) {
    // The library rejects with a result when the limit is reached, and with an error when the database fails.
    if (thrown instanceof RateLimiterRes) return thrown.msBeforeNext;
    throw thrown;
  }
}

async function requireWithin(waiting: Promise<number | null>): Promise<void> {
  const milliseconds = await waiting;
  if (milliseconds !== null) throw new TooManyPosts(milliseconds);
}

interface Limit {
  readonly points: number;
  readonly duration: number;
}

function limiterOf(db: Pick<Database, 'insert'>, keyPrefix: string, limit: Limit): RateLimiterDrizzle {
  // Expired rows are deleted together with other expired data.
  return new RateLimiterDrizzle({
    storeClient: db,
    schema: rateLimits,
    keyPrefix,
    clearExpiredByTimeout: false,
    ...limit,
  });
}

/**
 * The limits of the forms, counted in the database, so that all instances share them.
 * @param postsPerAddress in ten minutes, per call and shop
 */
export function formLimits(db: Database, postsPerAddress: number): FormLimits {
  const posts = limiterOf(db, 'post', { points: postsPerAddress, duration: addressWindow });
  const postsWithoutToken = limiterOf(db, 'no-token', withoutToken);
  return {
    countPost: (call, address) => requireWithin(consume(posts, `${call}:${hashed(networkOf(address))}`)),
    countPostWithoutToken: async (address) => (await consume(postsWithoutToken, hashed(networkOf(address)))) === null,
    countMail: (tx, recipient) =>
      requireWithin(consume(limiterOf(tx, 'mail', toRecipient), hashed(recipient.toLowerCase()))),
  };
}
