import { z } from 'zod';
import type { Call } from './calls.ts';
import { common } from './shared.ts';

export const maintenanceCalls = {
  maintenance: {
    method: 'GET',
    path: '/maintenance',
    summary:
      'Whether the shop is in maintenance: its setting `maintenance` is 1. ' +
      'Every answer about such a shop has the header `x-maintenance: 1`, with any status.',
    params: z.object({}),
    query: z.object({ shop_id: common.shop_id, lang: common.lang.optional() }),
    answer: z.object({ active: z.boolean() }),
  },
} as const satisfies Record<string, Call>;
