import { z } from 'zod';
import type { Call } from './calls.ts';
import { common } from './shared.ts';

/** Ms and Mr, as 2-routes-redirects-commerce.md §3 writes them. */
export const civilityCodes = ['ms', 'm'] as const;

export const civility = z.object({ code: z.enum(civilityCodes), label: z.string() });
export type Civility = z.infer<typeof civility>;

export const civilityCalls = {
  civilities: {
    method: 'GET',
    path: '/civilities',
    summary: 'The titles by which forms address a person, in the language of the request.',
    params: z.object({}),
    query: z.object(common),
    answer: z.array(civility),
  },
} as const satisfies Record<string, Call>;
