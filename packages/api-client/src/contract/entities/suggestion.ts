import { z } from 'zod';
import { brandCard } from './brand.ts';
import { need } from './need.ts';
import { pageCard } from './page.ts';
import { productCard } from './product.ts';
import { servicePage } from './service-page.ts';

function group<Item extends z.ZodType>(item: Item) {
  return z.object({ total: z.int().nonnegative(), items: z.array(item) });
}

export const suggestion = z.object({
  total: z.int().nonnegative(),
  /** Contact, store finder, help and other pages of the site that the market has. */
  services: group(z.object({ page: servicePage })),
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
