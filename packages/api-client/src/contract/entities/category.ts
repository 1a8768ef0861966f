import { z } from 'zod';
import { alternate, id, meta } from '../shared.ts';

/** What editors wrote about the page of a list; null where they wrote nothing. */
export const listTexts = {
  /** One paragraph. */
  introduction: z.string().nullable(),
  meta: meta.nullable(),
};

export interface Category {
  id: number;
  title: string;
  slug: string;
  summary: string;
  introduction: string | null;
  meta: z.infer<typeof meta> | null;
  product_count: number;
  alternates: z.infer<typeof alternate>[];
  children: Category[];
}
export const category: z.ZodType<Category> = z.object({
  id,
  title: z.string(),
  slug: z.string(),
  summary: z.string(),
  ...listTexts,
  product_count: z.int().nonnegative(),
  alternates: z.array(alternate),
  get children() {
    return z.array(category);
  },
});
