import { marketIds } from '@veralune/routing';
import { z } from 'zod';

/** Maximum number of tags in one message; if there are more, the tag `catalogue` replaces them. */
export const maxTags = 1_000;

/** Maximum body size that a site reads, in bytes: twice the size of `maxTags` tags of 256 characters. */
export const maxBodyBytes = 512 * 1024;

/** The body that the API posts to a site after the catalogue changed. */
export const invalidation = z.object({
  market: z.enum(marketIds),
  /** Version of the catalogue after the changes. */
  version: z.int().nonnegative(),
  /**
   * Version of the catalogue before the changes: the last one delivered. 0 means that the sender does not know the
   * site's version. Such a message is applied even if its version is lower, because the catalogue was restored or
   * replaced.
   */
  from: z.int().nonnegative(),
  /** Names of `tags`, each in its locale, or `catalogue`. */
  tags: z.array(z.string().min(1).max(256)).max(maxTags),
  /** Milliseconds since 1970; equals the time in the signature. */
  sentAt: z.int().nonnegative(),
});
export type Invalidation = z.infer<typeof invalidation>;

/** The answer of a site. */
export const invalidationReceipt = z.object({
  /** False if the site already has this version or a later one. */
  applied: z.boolean(),
  /** The version that the site has now; 0 if it has received no message since it started. */
  version: z.int().nonnegative(),
});
export type InvalidationReceipt = z.infer<typeof invalidationReceipt>;
