import { z } from 'zod';
import type { Call } from './calls.ts';
import { pageCategory, thematic } from './entities/index.ts';
import { common, idText, slugList } from './shared.ts';

const query = z.object({ ...common, slugs: slugList.optional() });

export const thematicCalls = {
  thematics: {
    method: 'GET',
    path: '/thematics',
    summary: 'Themes of the advice magazine. `page_count` counts only advice pages.',
    params: z.object({}),
    query,
    answer: z.array(thematic),
  },
  thematic: {
    method: 'GET',
    path: '/thematic/{id}',
    summary: 'One theme of the advice magazine.',
    params: z.object({ id: idText }),
    query: z.object(common),
    answer: thematic,
  },
  innovationCategories: {
    method: 'GET',
    path: '/innovation-category',
    summary: 'Themes of the innovation pages. Their filters are the needs of these pages.',
    params: z.object({}),
    query,
    answer: z.array(pageCategory),
  },
  aboutCategories: {
    method: 'GET',
    path: '/about-category',
    summary:
      'Themes of the about pages. Their filters are the years in which these pages were published, newest first.',
    params: z.object({}),
    query,
    answer: z.array(pageCategory),
  },
} as const satisfies Record<string, Call>;
