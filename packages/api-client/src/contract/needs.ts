import { z } from 'zod';
import type { Call } from './calls.ts';
import { need, needDetail, pageCard } from './entities/index.ts';
import { common, idText, list, perPage, slugList } from './shared.ts';

const none = z.object({});
const scoped = z.object(common);
const byId = z.object({ id: idText });

export const needCalls = {
  needs: {
    method: 'GET',
    path: '/need',
    summary: 'Needs of a shop, parents first.',
    params: none,
    query: z.object({ ...common, slugs: slugList.optional() }),
    answer: z.array(need),
  },
  need: { method: 'GET', path: '/need/{id}', summary: 'One need.', params: byId, query: scoped, answer: needDetail },
  needsPages: {
    method: 'GET',
    path: '/need/pages',
    summary: 'Articles about needs.',
    params: none,
    query: z.object({ ...common, per_page: perPage.optional() }),
    answer: list(pageCard),
  },
  needPages: {
    method: 'GET',
    path: '/need/{id}/pages',
    summary: 'Articles about one need.',
    params: byId,
    query: z.object({ ...common, per_page: perPage.optional() }),
    answer: list(pageCard),
  },
} as const satisfies Record<string, Call>;
