import { z } from 'zod';
import type { Call } from './calls.ts';
import { brand, brandRoute } from './entities/index.ts';
import { common, faq, idText, list, slugList } from './shared.ts';

const none = z.object({});
const scoped = z.object(common);
const byId = z.object({ id: idText });

export const brandCalls = {
  brandsRouter: {
    method: 'GET',
    path: '/brands/router',
    summary: 'Slugs of the brands that have their own corner.',
    params: none,
    query: scoped,
    answer: z.array(brandRoute),
  },
  brands: {
    method: 'GET',
    path: '/brands',
    summary: 'Brands that the shop sells.',
    params: none,
    query: z.object({ ...common, slugs: slugList.optional(), site_id: idText.optional() }),
    answer: list(brand),
  },
  brand: { method: 'GET', path: '/brands/{id}', summary: 'One brand.', params: byId, query: scoped, answer: brand },
  brandFaqs: {
    method: 'GET',
    path: '/brands/{id}/faqs',
    summary: 'Questions about a brand.',
    params: byId,
    query: scoped,
    answer: z.array(faq),
  },
} as const satisfies Record<string, Call>;
