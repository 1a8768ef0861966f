import { z } from 'zod';
import { alternate, id } from '../shared.ts';

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
