import type { Database } from '../db/database.ts';
import { networkOf } from '../http/client-address.ts';
import { consume, hashed, limiterOf, requireWithin } from '../limits/limiter.ts';

const [minute, hour, day] = [60, 3_600, 86_400];

/** Posts of an address to one call of a shop. Offices and pharmacies share one address. */
const addressWindow = 10 * minute;
/** Posts without a token of the anti-spam challenge, which needs JavaScript. */
const withoutToken = { points: 5, duration: hour };
/** Mails that strangers can make us send to one address. */
const toRecipient = { points: 10, duration: day };

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
