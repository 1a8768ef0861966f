import { marketIds } from '@veralune/routing';
import { z } from 'zod';

/** Most tags of one message; more become the tag `catalogue`. */
export const maxTags = 1_000;

/** Longest body that a site reads, in bytes: `maxTags` tags of 256 characters fit twice. */
export const maxBodyBytes = 512 * 1024;

/** What the API posts to a site after a change of the catalogue. */
export const invalidation = z.object({
  market: z.enum(marketIds),
  /** Version of the catalogue that the tags lead to. */
  version: z.int().nonnegative(),
  /**
   * Version that they start from: the last one delivered. 0 says that the sender does not know what the site keeps;
   * such a message counts even if its version is lower, because the catalogue was restored or replaced.
   */
  from: z.int().nonnegative(),
  /** Names of `tags`, each in its locale, or `catalogue`. */
  tags: z.array(z.string().min(1).max(256)).max(maxTags),
  /** Milliseconds since 1970; equals the time in the signature. */
  sentAt: z.int().nonnegative(),
});
export type Invalidation = z.infer<typeof invalidation>;

/** What a site answers. */
export const invalidationReceipt = z.object({
  /** False where the site already has this version or a later one. */
  applied: z.boolean(),
  /** The version that the site has now; 0 where it has heard of none since it started. */
  version: z.int().nonnegative(),
});
export type InvalidationReceipt = z.infer<typeof invalidationReceipt>;
