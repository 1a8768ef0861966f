import { z } from 'zod';
import { alternate, id, image, meta, richText } from '../shared.ts';

const brandColor = z.string().regex(/^#[0-9a-f]{6}$/);

export const brandRef = z.object({ id, title: z.string(), slug: z.string(), color: brandColor });
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
