import { z } from 'zod';
import { brandCard } from './brand.ts';
import { need } from './need.ts';
import { pageCard } from './page.ts';
import { productCard } from './product.ts';

function group<Item extends z.ZodType>(item: Item) {
  return z.object({ total: z.int().nonnegative(), items: z.array(item) });
}

export const suggestion = z.object({
  total: z.int().nonnegative(),
  products: group(productCard),
  brands: group(brandCard),
  needs: group(need),
  /** Advice and innovation pages. */
  pages: group(pageCard),
  about_page: group(pageCard),
  /** Expertise pages. */
  corpo: group(pageCard),
});
export type Suggestion = z.infer<typeof suggestion>;
