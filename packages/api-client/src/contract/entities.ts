import { z } from 'zod';
import { alternate, faq, id, image, lang, meta, richText, shopId } from './shared.ts';

export const language = z.object({ iso: lang, label: z.string() });

export const shop = z.object({
  id: shopId,
  url: z.string(),
  languages: z.array(language).min(1),
  salesplan: z.array(z.object({ id, currency: z.object({ symbol: z.string(), code: z.enum(['EUR', 'CHF']) }) })).min(1),
});
export type Shop = z.infer<typeof shop>;

export const price = z.object({
  /** What a visitor pays, in the shop's currency, at most two decimals. */
  amount: z.number().nonnegative(),
  /** The suggested public price where it is higher: a special offer. */
  public_amount: z.number().nonnegative().nullable(),
  currency: z.enum(['EUR', 'CHF']),
});
export type Price = z.infer<typeof price>;

const brandColor = z.string().regex(/^#[0-9a-f]{6}$/);

export const brandRef = z.object({ id, title: z.string(), slug: z.string(), color: brandColor });
export type BrandRef = z.infer<typeof brandRef>;

export const brandRoute = z.object({ id, slug: z.string(), title: z.string() });

export const brand = brandRef.extend({
  /** One sentence under the name. */
  tagline: z.string(),
  description: richText,
  logo: image.nullable(),
  cover: image.nullable(),
  product_count: z.int().nonnegative(),
  alternates: z.array(alternate),
  meta,
});
export type Brand = z.infer<typeof brand>;

export const needRef = z.object({ id, title: z.string(), slug: z.string() });

export const need = needRef.extend({
  /** Short name for tiles. */
  label: z.string(),
  /** SVG path data on a 24-pixel grid, drawn as one stroke. */
  picto: z.string().regex(/^[MmLlHhVvCcSsQqTtAaZz0-9 ,.-]+$/),
  parent: needRef.nullable(),
  summary: z.string(),
  product_count: z.int().nonnegative(),
});
export type Need = z.infer<typeof need>;

export const needDetail = need.extend({
  body: richText,
  children: z.array(need),
  alternates: z.array(alternate),
  meta,
});
export type NeedDetail = z.infer<typeof needDetail>;

export const choice = z.object({ slug: z.string(), label: z.string() });

/** What lists show of a product. */
export const productCard = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  summary: z.string(),
  promoted: z.boolean(),
  /** ISO 8601 instants between which the "new" badge shows. */
  is_new_from: z.iso.datetime().nullable(),
  is_new_to: z.iso.datetime().nullable(),
  is_new_formulae: z.boolean(),
  is_special_offer: z.boolean(),
  in_stock: z.boolean(),
  price,
  brand: brandRef,
  galenic_format: choice,
  /** `30 capsules`, in the answer's language. */
  packaging: z.string(),
  caracteristics: z.object({ small_image: z.object({ value: image }) }),
});
export type ProductCard = z.infer<typeof productCard>;

export const nutritionRow = z.object({
  label: z.string(),
  /** Per daily dose, with its unit: `100 mg`, `10 × 10⁹ CFU`. */
  amount: z.string(),
  /** Percent of the nutrient reference value; null where European law sets none. */
  reference_percent: z.number().nonnegative().nullable(),
});

export const packagingSize = z.object({
  label: z.string(),
  price,
  /** Days of use. */
  duration_days: z.int().positive().nullable(),
  net_weight_g: z.number().positive().nullable(),
  net_volume_ml: z.number().positive().nullable(),
  in_stock: z.boolean(),
});

export const product = productCard.extend({
  description: richText,
  /** Authorised health claims, each one sentence. */
  claims: z.array(z.string()),
  usage: richText,
  precautions: richText,
  ingredients: richText,
  conservation: z.string(),
  nutrition: z.object({ dose: z.string(), rows: z.array(nutritionRow) }),
  packaging_sizes: z.array(packagingSize).min(1),
  flavours: z.array(choice),
  diner_types: z.array(choice),
  active_ingredients: z.array(choice),
  needs: z.array(needRef.extend({ label: z.string(), picto: z.string() })),
  category: z.object({ id, title: z.string(), slug: z.string() }),
  gallery: z.array(image).min(1),
  documents: z.array(z.object({ label: z.string(), url: z.string(), size_bytes: z.int().positive() })),
  faqs: z.array(faq),
  related: z.array(productCard),
  alternates: z.array(alternate),
  meta,
});
export type Product = z.infer<typeof product>;

export interface Category {
  id: number;
  title: string;
  slug: string;
  summary: string;
  product_count: number;
  alternates: z.infer<typeof alternate>[];
  children: Category[];
}
export const category: z.ZodType<Category> = z.object({
  id,
  title: z.string(),
  slug: z.string(),
  summary: z.string(),
  product_count: z.int().nonnegative(),
  alternates: z.array(alternate),
  get children() {
    return z.array(category);
  },
});

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

export const pageCard = z.object({
  id,
  title: z.string(),
  slug: z.string(),
  summary: z.string(),
  type: z.object({ technical_name: pageType }),
  /** The main page of a sub-page, or the brand's slug of a corner page. */
  parent: z.object({ title: z.string(), slug: z.string() }).nullable(),
  theme: choice.nullable(),
  /** ISO 8601 date. */
  published_on: z.iso.date(),
  in_banner: z.boolean(),
  thumbnail: image.nullable(),
  vertical_image: image.nullable(),
});
export type PageCard = z.infer<typeof pageCard>;

export const page = pageCard.extend({
  body: richText,
  needs: z.array(needRef),
  children: z.array(pageCard),
  related_products: z.array(productCard),
  alternates: z.array(alternate),
  meta,
});
export type Page = z.infer<typeof page>;

export const thematic = choice.extend({ id, page_count: z.int().nonnegative(), alternates: z.array(alternate) });
export type Thematic = z.infer<typeof thematic>;

/** Where a menu link leads: a screen, or something of the catalogue named by its slug. */
export const menuTarget = z.object({
  code: z.string(),
  slug: z.string().nullable(),
  parent_slug: z.string().nullable(),
});
export interface MenuLink {
  label: string;
  code: string;
  slug: string | null;
  parent_slug: string | null;
  separate_after: boolean;
  childs: MenuLink[];
}
export const menuLink: z.ZodType<MenuLink> = menuTarget.extend({
  label: z.string(),
  separate_after: z.boolean(),
  get childs() {
    return z.array(menuLink);
  },
});
export const menu = z.object({ code: z.enum(['menu', 'menu_footer', 'menu_footer_legals']), items: z.array(menuLink) });
export type Menu = z.infer<typeof menu>;

export const setting = z.object({ code: z.string(), values: z.array(z.object({ value: z.string() })).min(1) });
export type Setting = z.infer<typeof setting>;

/** One choice of a facet. `count` is the listing's total if this choice alone were taken in its group. */
export const facetChoice = choice.extend({ count: z.int().nonnegative(), selected: z.boolean() });
export type FacetChoice = z.infer<typeof facetChoice>;

export const facetNames = [
  'products',
  'display',
  'brand',
  'need',
  'active_ingredient',
  'diner_type',
  'flavour',
  'galenic_format',
] as const;
export type FacetName = (typeof facetNames)[number];

/** Ranges that a price filter offers, in the shop's currency; both ends belong to a range. */
export const priceRanges = [
  { min: 0, max: 15 },
  { min: 15, max: 25 },
  { min: 25, max: 40 },
  { min: 40, max: 100 },
] as const;

export const facets = z.object({
  products: z.array(facetChoice),
  display: z.array(facetChoice),
  brand: z.array(facetChoice),
  need: z.array(facetChoice),
  active_ingredient: z.array(facetChoice),
  diner_type: z.array(facetChoice),
  flavour: z.array(facetChoice),
  galenic_format: z.array(facetChoice),
  total: z.int().nonnegative(),
  price: z
    .object({
      min: z.number().nonnegative(),
      max: z.number().nonnegative(),
      /** `priceRanges` that have products, or are chosen; counts as those of the other facets. */
      ranges: z.array(
        z.object({
          min: z.int().nonnegative(),
          max: z.int().positive(),
          count: z.int().nonnegative(),
          selected: z.boolean(),
        }),
      ),
    })
    .nullable(),
});
export type Facets = z.infer<typeof facets>;

function group<Item extends z.ZodType>(item: Item) {
  return z.object({ total: z.int().nonnegative(), items: z.array(item) });
}

export const suggestion = z.object({
  total: z.int().nonnegative(),
  products: group(productCard),
  brands: group(brandRef),
  needs: group(need),
  /** Advice and innovation pages. */
  pages: group(pageCard),
  about_page: group(pageCard),
  /** Expertise pages. */
  corpo: group(pageCard),
});
export type Suggestion = z.infer<typeof suggestion>;

export const entityTypes = ['product', 'category', 'need', 'brand', 'cms_page', 'thematic'] as const;
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
});
export type UrlEntry = z.infer<typeof urlEntry>;

/** How many entities `/url/sitemap` answers at a time: with eight locales each, their addresses take 1 MB. */
export const sitemapPartSize = 1_000;

/** One thing that has an address in a shop, with all that a sitemap tells of it. */
export const sitemapEntry = z.object({
  entity_type: entityType,
  id,
  /** Set for `cms_page`. */
  page_type: pageType.nullable(),
  /** How many questions its page answers. */
  question_count: z.int().nonnegative(),
  /** When editors last changed it or its questions, or when it appeared by its date if that was later. */
  modified_at: z.iso.datetime(),
  /** Its addresses in every shop and language. */
  alternates: z.array(alternate),
});
export type SitemapEntry = z.infer<typeof sitemapEntry>;

export const city = z.object({
  zipcode: z.string(),
  city: z.string(),
  province: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});
export type City = z.infer<typeof city>;

export const provincial = z.object({ code: z.string(), label: z.string() });

export const homepage = z.object({
  promoted_products: z.array(productCard),
  new_products: z.array(productCard),
  brands: z.array(brandRef.extend({ tagline: z.string() })),
  needs: z.array(need),
  pages: z.array(pageCard),
});
export type Homepage = z.infer<typeof homepage>;

export const redirectRule = z.object({
  from: z.string(),
  to: z.string(),
  type: z.union([z.literal(301), z.literal(302)]),
});
