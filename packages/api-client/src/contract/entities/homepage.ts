import { z } from 'zod';
import { brandCard } from './brand.ts';
import { need } from './need.ts';
import { pageCard } from './page.ts';
import { productCard } from './product.ts';

export const homepage = z.object({
  promoted_products: z.array(productCard),
  new_products: z.array(productCard),
  brands: z.array(brandCard),
  needs: z.array(need),
  /** Pages that editors put in the banner, the newest first. */
  banner_pages: z.array(pageCard),
  /** The newest articles that are not in the banner. */
  pages: z.array(pageCard),
});
export type Homepage = z.infer<typeof homepage>;
