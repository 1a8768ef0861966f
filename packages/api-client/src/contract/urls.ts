import { z } from 'zod';
import type { Call } from './calls.ts';
import { entityType, pageType, sitemapEntry, urlEntry } from './entities/index.ts';
import { alternate, common, id, integerText, list, meta, pageNumber, published, saleplanId } from './shared.ts';

const none = z.object({});

export const urlCalls = {
  urls: {
    method: 'GET',
    path: '/url',
    summary: 'The address book: every public address of a shop. Has an ETag.',
    params: none,
    query: z.object({ shop_id: common.shop_id, lang: common.lang.optional() }),
    answer: z.object({ items: z.array(urlEntry) }),
  },
  sitemap: {
    method: 'GET',
    path: '/url/sitemap',
    summary: 'Entities that have an address in a shop, each once, with their addresses in all shops. 1,000 per page.',
    params: none,
    query: z.object({ shop_id: common.shop_id, page: pageNumber.optional() }),
    answer: list(sitemapEntry),
  },
  urlEntity: {
    method: 'GET',
    path: '/url/entity',
    summary: 'The entity that a slug belongs to.',
    params: none,
    query: z.object({
      ...common,
      entity_type: entityType,
      slug: z.string().min(1).max(200),
      page_type: pageType.optional(),
      parent_slug: z.string().max(200).optional(),
      published,
      saleplan_id: saleplanId,
      /** Levels of sub-categories. Accepted without effect: the answer is the entity only. */
      depth: integerText(0, 5).optional(),
    }),
    answer: z.object({ entity_type: entityType, id, slug: z.string(), alternates: z.array(alternate), meta }),
  },
} as const satisfies Record<string, Call>;
