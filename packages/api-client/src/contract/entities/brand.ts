import { z } from 'zod';
import { alternate, color, id, image, meta, richText } from '../shared.ts';

export const brandRef = z.object({ id, title: z.string(), slug: z.string(), color });
export type BrandRef = z.infer<typeof brandRef>;

export const brandRoute = z.object({ id, slug: z.string(), title: z.string() });

export const brand = brandRef.extend({
  /** One sentence, shown under the name. */
  tagline: z.string(),
  description: richText,
  logo: image.nullable(),
  cover: image.nullable(),
  product_count: z.int().nonnegative(),
  alternates: z.array(alternate),
  meta,
});
export type Brand = z.infer<typeof brand>;
