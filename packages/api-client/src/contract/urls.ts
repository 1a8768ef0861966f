import { z } from 'zod';
import type { Call } from './calls.ts';
import { entityType, pageType, sitemapEntry, urlEntry } from './entities.ts';
import { alternate, common, id, integerText, list, meta, pageNumber, published, saleplanId } from './shared.ts';

const none = z.object({});

export const urlCalls = {
  urls: {
    method: 'GET',
    path: '/url',
    summary: 'Every public address of a shop: the address book. Has an ETag.',
    params: none,
    query: z.object({ shop_id: common.shop_id, lang: common.lang.optional() }),
    answer: z.object({ items: z.array(urlEntry) }),
  },
  sitemap: {
    method: 'GET',
    path: '/url/sitemap',
    summary: 'What has an address in a shop, each thing once, a thousand at a time, with its addresses in all shops.',
    params: none,
    query: z.object({ shop_id: common.shop_id, page: pageNumber.optional() }),
    answer: list(sitemapEntry),
  },
  urlEntity: {
    method: 'GET',
    path: '/url/entity',
    summary: 'What a slug stands for.',
    params: none,
    query: z.object({
      ...common,
      entity_type: entityType,
      slug: z.string().min(1).max(200),
      page_type: pageType.optional(),
      parent_slug: z.string().max(200).optional(),
      published,
      saleplan_id: saleplanId,
      /** Levels of sub-categories. Accepted, and changes nothing: the answer is the entity alone. */
      depth: integerText(0, 5).optional(),
    }),
    answer: z.object({ entity_type: entityType, id, slug: z.string(), alternates: z.array(alternate), meta }),
  },
} as const satisfies Record<string, Call>;
