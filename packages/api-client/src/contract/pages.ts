import { z } from 'zod';
import type { Call } from './calls.ts';
import { page, pageCard, pageType } from './entities/index.ts';
import { common, idText, integerText, list, pageNumber, perPage, published, slugList } from './shared.ts';

const none = z.object({});
const scoped = z.object(common);
const byId = z.object({ id: idText });

export const pageCalls = {
  pages: {
    method: 'GET',
    path: '/page',
    summary: 'Pages, newest first. `type=need` returns the pages that belong to a need.',
    params: none,
    query: z.object({
      ...common,
      type: z.enum(['need', ...pageType.options]).optional(),
      /** Id or slug of a theme. */
      theme: z.string().max(200).optional(),
      /** Id or slug of a need. */
      need: z.string().max(200).optional(),
      /** Year of publication. */
      year: integerText(1000, 9999).optional(),
      published,
      order: z.enum(['order', 'date']).optional(),
      page: pageNumber.optional(),
      perPage: perPage.optional(),
      slugs: slugList.optional(),
      site_id: idText.optional(),
    }),
    answer: list(pageCard),
  },
  page: { method: 'GET', path: '/page/{id}', summary: 'One page.', params: byId, query: scoped, answer: page },
  pageAssociate: {
    method: 'GET',
    path: '/page/{id}/associate',
    summary: 'Pages to read next.',
    params: byId,
    query: scoped,
    answer: list(pageCard),
  },
} as const satisfies Record<string, Call>;
