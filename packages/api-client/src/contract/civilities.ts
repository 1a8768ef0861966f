import { z } from 'zod';
import type { Call } from './calls.ts';
import { common } from './shared.ts';

/** Ms and Mr. Source: 2-routes-redirects-commerce.md §3. */
export const civilityCodes = ['ms', 'm'] as const;

export const civility = z.object({ code: z.enum(civilityCodes), label: z.string() });
export type Civility = z.infer<typeof civility>;

export const civilityCalls = {
  civilities: {
    method: 'GET',
    path: '/civilities',
    summary: 'Titles of a person for forms, in the language of the request.',
    params: z.object({}),
    query: z.object(common),
    answer: z.array(civility),
  },
} as const satisfies Record<string, Call>;
