import { z } from 'zod';
import type { Call } from './calls.ts';
import { common } from './shared.ts';

/** The categories of the consent tool (`@veralune/tracking/consent`), in the same order. */
export const recordedCategories = ['necessary', 'audience', 'video', 'map', 'anti-spam', 'advertising'] as const;

/** What is kept of a choice in the consent tool: nothing else, no address and no page. */
export const consentRecord = z.object({
  /** A random UUID that the browser chose and keeps. */
  id: z.uuid(),
  /** Version of the categories and their purposes. */
  version: z.int().min(1).max(1_000),
  /** When the choice was made, by the clock of the browser. */
  time: z.iso.datetime(),
  /** The allowed categories. */
  categories: z.array(z.enum(recordedCategories)).min(1).max(recordedCategories.length),
});
export type ConsentRecord = z.infer<typeof consentRecord>;

export const consentCalls = {
  consent: {
    method: 'POST',
    path: '/consent',
    summary:
      'Records a choice in the consent tool as a proof, for three years. Repeating it with the same `id` and `time` has ' +
      'no further effect.',
    params: z.object({}),
    query: z.object(common),
    body: consentRecord,
    status: 201,
    answer: z.object({ id: z.uuid() }),
    errors: {
      429: 'Too many choices from this address; `Retry-After` says when to retry.',
      503: 'The database does not answer; `Retry-After` says when to retry.',
    },
  },
} as const satisfies Record<string, Call>;
