import { z } from 'zod';
import { alternate, id, meta, richText } from '../shared.ts';
import { motif } from './motif.ts';

export const needRef = z.object({ id, title: z.string(), slug: z.string() });

export const need = needRef.extend({
  /** Short name for tiles. */
  label: z.string(),
  /** SVG path data on a 24-pixel grid, drawn as one stroke. */
  picto: z.string().regex(/^[MmLlHhVvCcSsQqTtAaZz0-9 ,.-]+$/),
  /** Null: only the pictogram is shown. */
  drawing: motif.nullable(),
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
