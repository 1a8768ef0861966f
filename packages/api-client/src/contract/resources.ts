import { marketIds } from '@veralune/routing';
import { z } from 'zod';
import { id } from './shared.ts';

/** Records of resources, which editors read and write with a bearer token. Source: 1-site.md §7. */

/** Path of the resource calls of each kind: GET, POST and PUT at `<path>`, GET and DELETE at `<path>/{id}`. */
export const resourcePaths = {
  media: '/media',
  product: '/product',
  brand: '/brands',
  category: '/category',
  need: '/need',
  page: '/page',
  faq: '/faq',
  menu: '/menu',
  setting: '/setting',
  redirection: '/redirection',
  theme: '/thematics',
  flavour: '/flavour',
  galenic_format: '/galenic-format',
  diner_type: '/diner-type',
  active_ingredient: '/active-ingredient',
  nutrient: '/nutrient',
  code: '/codes',
  delivery: '/delivery',
  quiz: '/quiz',
  synonyms: '/synonyms',
  point_of_sale: '/point-of-sale',
} as const;
export type ResourceKind = keyof typeof resourcePaths;

export const resourceStatus = z.enum(['draft', 'published']);

/** A resource as editors read it: all fields in all languages. */
export const resourceRecord = z.object({
  id,
  /** The file name in the content folder. */
  key: z.string(),
  status: resourceStatus,
  /** ISO 8601 instants in UTC; null for no start or no end. */
  publish_from: z.string().nullable(),
  publish_to: z.string().nullable(),
  /** The number in the ETag of the record, which the next write sends as `If-Match`. */
  revision: z.int(),
  updated_at: z.string(),
  updated_by: z.string(),
  /** The content of a file of this kind in the content folder. */
  data: z.unknown(),
});
export type ResourceRecord = z.infer<typeof resourceRecord>;

export const resourceList = z.object({ items: z.array(resourceRecord), total: z.int().nonnegative() });
export type ResourceList = z.infer<typeof resourceList>;

const [firstInstant, lastInstant] = [0, Date.parse('9999-12-31T00:00:00Z')];

const instant = z.iso
  .datetime({ offset: true })
  .refine((text) => Date.parse(text) >= firstInstant && Date.parse(text) < lastInstant, 'must be from 1970 to 9999')
  .nullable()
  .default(null);

/** The input of a write. Fields that the API sets itself can be sent back unchanged; they are ignored. */
export const resourceInput = z
  .strictObject({
    /** The resource to replace. Without it, a new resource gets the next free id. */
    id: id.optional(),
    key: z.string().max(300).optional(),
    status: resourceStatus,
    publish_from: instant,
    publish_to: instant,
    revision: z.unknown().optional(),
    updated_at: z.unknown().optional(),
    updated_by: z.unknown().optional(),
    data: z.unknown(),
  })
  .refine(
    ({ publish_from: from, publish_to: to }) => from === null || to === null || Date.parse(from) < Date.parse(to),
    {
      path: ['publish_to'],
      message: 'must be after publish_from',
    },
  );
export type ResourceInput = z.output<typeof resourceInput>;

/** One change of a resource; `before` is null for a creation, `after` for a deletion. */
export const resourceChange = z.object({
  version: z.int(),
  at: z.string(),
  actor: z.string(),
  action: z.enum(['create', 'update', 'delete', 'undo', 'import', 'turn', 'review']),
  before: z.unknown(),
  after: z.unknown(),
});
export const resourceHistory = z.object({ items: z.array(resourceChange) });
export type ResourceHistory = z.infer<typeof resourceHistory>;

const amount = z.number().positive().multipleOf(0.01);
const marketId = z.enum(marketIds);
const sizeOffer = z.strictObject({
  /** In the market's currency. */
  price: amount,
  /** The suggested price if it is higher. */
  public_price: amount.nullable().default(null),
  in_stock: z.boolean(),
});

/** The prices of the sizes of a product in a shop, in their order; null for a size that the shop does not sell. */
export const offerInput = z.strictObject({
  id: id.optional(),
  product: z.string().max(200),
  market: marketId,
  revision: z.unknown().optional(),
  sizes: z.array(sizeOffer.nullable()),
});
export type OfferInput = z.output<typeof offerInput>;

/** The prices and stock of one market. `revision` is that of the product, because an offer is part of it. */
export const offer = z.object({
  id,
  product: z.string(),
  market: marketId,
  revision: z.int(),
  sizes: z.array(sizeOffer.nullable()),
});
export type Offer = z.infer<typeof offer>;
export const offerList = z.object({ items: z.array(offer), total: z.int().nonnegative() });
