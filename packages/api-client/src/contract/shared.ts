import { languages, marketIds, markets } from '@veralune/routing';
import { z } from 'zod';

/** Ids are positive 32-bit integers, the range of PostgreSQL's `integer`. */
export const id = z.int().min(1).max(2_147_483_647);
const shopIds = marketIds.map((market) => markets[market].shopId);
export const shopId = z.literal(shopIds);
export const lang = z.enum(languages);
/** A slug as routes accept it: lower-case letters, digits, dash. Source: 2-routes-redirects-commerce.md §5. */
export const slug = z
  .string()
  .max(200)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

/** An integer that arrives as text in a path or a query. */
export function integerText(min: number, max: number) {
  return z
    .string()
    .regex(/^\d{1,10}$/)
    .transform(Number)
    .pipe(z.int().min(min).max(max));
}

/** A decimal number that arrives as text in a query. */
export function decimalText(min: number, max: number) {
  return z
    .string()
    .regex(/^-?\d{1,3}(?:\.\d{1,15})?$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max));
}

const flagText = z.enum(['0', '1', 'true', 'false']).transform((text) => text === '1' || text === 'true');

/** JSON that arrives as text in a query and is then checked by `inner`. */
export function jsonText<Inner extends z.ZodType>(inner: Inner) {
  return z
    .string()
    .max(4_000)
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: 'must be valid JSON' });
        return z.NEVER;
      }
    })
    .pipe(inner);
}

export const idText = integerText(1, 2_147_483_647);
export const flag = flagText;
/** Counted from 1. */
export const pageNumber = integerText(1, 10_000);
export const perPage = integerText(1, 100);
export const searchText = z.string().trim().max(100);

/** Public calls return only what is published. 0 requests drafts too, which only the calls of editors return. */
export const published = flag.optional();

/** A shop has one sales plan, with the id of the shop. Any other plan has no products. */
export const saleplanId = idText.optional();

/** Up to five slugs, separated by commas. Source: 1-site.md §7. */
export const slugList = z
  .string()
  .max(1_000)
  .refine((text) => text.split(',').length <= 5, 'names at most five slugs');

/** Every call has `shop_id` and `lang`. Source: 1-site.md §7. */
export const common = {
  shop_id: integerText(1, Math.max(...shopIds)).pipe(shopId),
  lang,
};

/** `#1f6f5c`. */
export const color = z.string().regex(/^#[0-9a-f]{6}$/);

/**
 * A picture below `/media`. `url` has neither width nor file extension:
 * `<url>-<width>.<format>` is one file; for `<url>-<width>` the API chooses the format by `Accept`.
 */
export const image = z.object({
  url: z.string(),
  alt: z.string(),
  /** Intrinsic size in CSS pixels of the largest rendering. */
  width: z.int().positive(),
  height: z.int().positive(),
  widths: z.array(z.int().positive()).min(1),
  /** The most compact first; every browser supports the last. */
  formats: z.array(z.enum(['avif', 'webp', 'png', 'jpeg'])).min(1),
  /** The point that stays visible when the picture is cropped, as fractions of its size; absent for the centre. */
  focus: z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }).optional(),
});
export type Image = z.infer<typeof image>;

/** The same entity in another language or shop. */
export const alternate = z.object({
  shop_id: shopId,
  lang,
  slug: z.string(),
  /** For pages whose URL starts with their parent's slug. */
  parent_slug: z.string().optional(),
});
export type Alternate = z.infer<typeof alternate>;

export const richText = z.array(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('heading'), text: z.string() }),
    z.object({ kind: z.literal('paragraph'), text: z.string() }),
    z.object({ kind: z.literal('list'), items: z.array(z.string()) }),
    z.object({ kind: z.literal('quote'), text: z.string() }),
  ]),
);
export type RichText = z.infer<typeof richText>;

export const meta = z.object({ title: z.string(), description: z.string() });

export const faq = z.object({ id, question: z.string(), answer: richText });
export type Faq = z.infer<typeof faq>;

/** What is wrong with the fields of a form. The codes are those of `@veralune/forms`. */
export const fieldCodes = z.array(z.object({ field: z.string(), code: z.string() }).readonly()).readonly();
export type FieldCodes = z.infer<typeof fieldCodes>;

export const errorBody = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    /** Reasons by parameter or field of the body; for the forms of visitors a list of codes. */
    fields: z.union([z.record(z.string(), z.string()).readonly(), fieldCodes]).optional(),
  }),
});
export type ErrorBody = z.infer<typeof errorBody>;

/** One page of a list, and the length of the whole list. */
export function list<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), total: z.int().nonnegative() });
}
