import { z } from 'zod';
import { alternate, id, lang } from '../shared.ts';
import { pageType } from './page.ts';

/** A theme has one type for each kind of page that it groups: advice (`thematic`), innovations, about pages. */
export const themeTypes = ['thematic', 'innovation_category', 'about_category'] as const;
export const entityTypes = ['product', 'category', 'need', 'brand', 'cms_page', ...themeTypes] as const;
export const entityType = z.enum(entityTypes);
export type EntityType = z.infer<typeof entityType>;

export const urlEntry = z.object({
  entity_type: entityType,
  id,
  lang,
  slug: z.string(),
  /** Set for `cms_page`. */
  page_type: pageType.nullable(),
  parent_slug: z.string().nullable(),
  /** Set for themes: the number of their pages. */
  page_count: z.int().nonnegative().optional(),
  /** Set for the themes of innovations and about pages: the filters that can follow in the address. */
  filters: z.array(z.object({ slug: z.string(), page_count: z.int().nonnegative() })).optional(),
});
export type UrlEntry = z.infer<typeof urlEntry>;

/** Entities per page of `/url/sitemap`: with eight locales each, their addresses take 1 MB. */
export const sitemapPartSize = 1_000;

/** An entity that has an address in a shop, with the data of its sitemap entry. */
export const sitemapEntry = z.object({
  entity_type: entityType,
  id,
  /** Set for `cms_page`. */
  page_type: pageType.nullable(),
  /** Number of questions on its page. */
  question_count: z.int().nonnegative(),
  /** The later of the last change of the entity or its questions, and its `publish_from`. */
  modified_at: z.iso.datetime(),
  /** Its addresses in every shop and language. */
  alternates: z.array(alternate),
});
export type SitemapEntry = z.infer<typeof sitemapEntry>;

export const redirectRule = z.object({
  from: z.string(),
  to: z.string(),
  type: z.union([z.literal(301), z.literal(302)]),
});
