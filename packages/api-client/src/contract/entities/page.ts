import { languages } from '@veralune/routing';
import { z } from 'zod';
import { alternate, color, id, image, meta, richText } from '../shared.ts';
import { listTexts } from './category.ts';
import { motif } from './motif.ts';
import { needRef } from './need.ts';
import { choice, productCard } from './product.ts';

/** Technical names of page types. Source: 1-site.md §2 "Breadcrumb", and the generic and information pages of part 2. */
export const pageTypes = [
  'advice',
  'innovation',
  'brand_corner_main',
  'brand_corner_page',
  'actualite',
  'about',
  'corpo_main',
  'corpo_page',
  'information',
  'standard',
] as const;
export const pageType = z.enum(pageTypes);
export type PageType = z.infer<typeof pageType>;

/** Functions of the people who write and review articles. The site names their teams, not the people. */
const articleFunctions = [
  'microbiologist',
  'nutritionist',
  'pharmacist',
  'botanist',
  'analyst',
  'formulator',
  'editor',
] as const;
const articleFunction = z.enum(articleFunctions);

/** Who wrote an article, who checked it, and the day of the last check. */
export const articleCredits = z.object({
  author: articleFunction,
  reviewer: articleFunction,
  /** ISO 8601 date. */
  reviewed_on: z.iso.date(),
});
export type ArticleCredits = z.infer<typeof articleCredits>;

/** Languages in which a reference can be written. */
export const sourceLanguages = [...languages, 'en'] as const;

/** A reference as its publisher writes it, in its own language. */
export const articleSource = z.object({
  text: z.string(),
  /** Starts with `https://`. */
  url: z.string(),
  /** Null if it is not known, or has several. */
  language: z.enum(sourceLanguages).nullable(),
});
export type ArticleSource = z.infer<typeof articleSource>;

/** A video on YouTube. The poster is our own picture, so that showing it asks nothing of YouTube. */
export const pageVideo = z.object({
  youtube_id: z.string(),
  title: z.string(),
  poster: image,
});
export type PageVideo = z.infer<typeof pageVideo>;

/** A theme on the cards of its pages, whose drawings have its colour. Null for the colour of the site. */
export const themeRef = choice.extend({ color: color.nullable() });

/** The strain of bacteria that a page is about, with the products of the shop that contain it. */
export const pageStrain = z.object({
  /** `VRL-01` */
  code: z.string(),
  /** `Lacticaseibacillus rhamnosus` */
  species: z.string(),
  /** With the amount per daily dose. */
  products: z.array(z.object({ name: z.string(), slug: z.string(), amount: z.string() })),
});
export type PageStrain = z.infer<typeof pageStrain>;

export const pageCard = z.object({
  id,
  title: z.string(),
  slug: z.string(),
  summary: z.string(),
  type: z.object({ technical_name: pageType }),
  /** The main page of a sub-page, or the brand's slug of a corner page. */
  parent: z.object({ title: z.string(), slug: z.string() }).nullable(),
  theme: themeRef.nullable(),
  /** Null: the site chooses one by the id. */
  drawing: motif.nullable(),
  /** ISO 8601 date. */
  published_on: z.iso.date(),
  in_banner: z.boolean(),
  thumbnail: image.nullable(),
  vertical_image: image.nullable(),
});
export type PageCard = z.infer<typeof pageCard>;

export const page = pageCard.extend({
  body: richText,
  /** Null for pages that are not advice. */
  credits: articleCredits.nullable(),
  sources: z.array(articleSource),
  /** Null for pages that are not about a strain. */
  strain: pageStrain.nullable(),
  /** After the body. */
  video: pageVideo.nullable(),
  needs: z.array(needRef),
  children: z.array(pageCard),
  related_products: z.array(productCard),
  alternates: z.array(alternate),
  meta,
});
export type Page = z.infer<typeof page>;

export const thematic = themeRef.extend({
  id,
  ...listTexts,
  drawing: motif.nullable(),
  page_count: z.int().nonnegative(),
  alternates: z.array(alternate),
});
export type Thematic = z.infer<typeof thematic>;

/** The pages of a theme that share a need, or a year of publication. The alternates have the theme's slug as parent. */
export const pageFilter = choice.extend({ page_count: z.int().nonnegative(), alternates: z.array(alternate) });
export type PageFilter = z.infer<typeof pageFilter>;

/** A theme of innovation or about pages. Only these pages count. */
export const pageCategory = thematic.extend({ filters: z.array(pageFilter) });
export type PageCategory = z.infer<typeof pageCategory>;
