import { z } from 'zod';
import type { Call } from './calls.ts';
import { thematic } from './entities.ts';
import { common, idText, slugList } from './shared.ts';

const query = z.object({ ...common, slugs: slugList.optional() });

export const thematicCalls = {
  thematics: {
    method: 'GET',
    path: '/thematics',
    summary: 'Themes of the advice magazine.',
    params: z.object({}),
    query,
    answer: z.array(thematic),
  },
  thematic: {
    method: 'GET',
    path: '/thematic/{id}',
    summary: 'One theme.',
    params: z.object({ id: idText }),
    query: z.object(common),
    answer: thematic,
  },
  innovationCategories: {
    method: 'GET',
    path: '/innovation-category',
    summary: 'Categories of the innovation pages: the themes that have such pages. `page_count` counts these alone.',
    params: z.object({}),
    query,
    answer: z.array(thematic),
  },
} as const satisfies Record<string, Call>;
