import { z } from 'zod';
import { alternate, color, id, image, meta, richText } from '../shared.ts';
import { motif } from './motif.ts';

export const brandRef = z.object({ id, title: z.string(), slug: z.string(), color });
export type BrandRef = z.infer<typeof brandRef>;

export const brandRoute = z.object({ id, slug: z.string(), title: z.string() });

/** The short form of a brand in lists. */
export const brandCard = brandRef.extend({
  /** One sentence, shown under the name. */
  tagline: z.string(),
  /** Null: the site chooses a drawing by the id. */
  drawing: motif.nullable(),
  /** The picture of the first product in the shop's order; null if it has none. */
  pack: image.nullable(),
});
export type BrandCard = z.infer<typeof brandCard>;

export const brand = brandCard.extend({
  description: richText,
  logo: image.nullable(),
  cover: image.nullable(),
  product_count: z.int().nonnegative(),
  alternates: z.array(alternate),
  meta,
});
export type Brand = z.infer<typeof brand>;
