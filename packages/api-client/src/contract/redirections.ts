import { z } from 'zod';
import type { Call } from './calls.ts';
import { redirectRule } from './entities/index.ts';
import { common } from './shared.ts';

const shop = { shop_id: common.shop_id, lang: common.lang.optional() };
const spelling = z.string().max(2_000);

export const redirectionCalls = {
  redirection: {
    method: 'GET',
    path: '/redirection',
    summary:
      'The target of a redirection, or null. `urls` is the requested address in up to four spellings, absolute or as a ' +
      'path, the most exact first; the first one that matches a rule is used. Upper case, percent-encoding, doubled ' +
      'slashes and a trailing slash are ignored. Chains of rules are followed to the end. The query is kept unless the ' +
      'target has its own, and `type` is 302 if any rule of the chain is. A redirect loop returns null.',
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
