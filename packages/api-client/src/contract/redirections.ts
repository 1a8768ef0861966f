import { z } from 'zod';
import type { Call } from './calls.ts';
import { redirectRule } from './entities.ts';
import { common } from './shared.ts';

const shop = { shop_id: common.shop_id, lang: common.lang.optional() };
const spelling = z.string().max(2_000);

export const redirectionCalls = {
  redirection: {
    method: 'GET',
    path: '/redirection',
    summary:
      'Where an address leads, or null. `urls` is the address in up to four spellings, absolute or from its first slash, ' +
      'the most exact first: the first that a rule matches decides. Upper case, percent-encoding, doubled slashes and a ' +
      'slash at the end make no difference; rules are followed to the end, the query goes along unless the rule says ' +
      'otherwise, and `type` is 302 where any rule on the way is. Rules that lead in a circle answer null.',
    params: z.object({}),
    query: z.object({ ...shop, urls: z.union([spelling, z.array(spelling).max(4)]) }),
    answer: z.object({ type: z.union([z.literal(301), z.literal(302)]), url: z.string() }).nullable(),
  },
  redirectionIndex: {
    method: 'GET',
    path: '/redirection/index',
    summary: 'Every rule of a shop, as editors wrote it. Has an ETag.',
    params: z.object({}),
    query: z.object(shop),
    answer: z.object({ items: z.array(redirectRule) }),
  },
} as const satisfies Record<string, Call>;
