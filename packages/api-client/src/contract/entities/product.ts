import { z } from 'zod';
import { alternate, faq, id, image, meta, richText } from '../shared.ts';
import { brandRef } from './brand.ts';
import { needRef } from './need.ts';
import { price } from './shop.ts';

export const choice = z.object({ slug: z.string(), label: z.string() });

/** The short form of a product in lists. */
export const productCard = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  summary: z.string(),
  promoted: z.boolean(),
  /** ISO 8601 instants between which the "new" badge is shown. */
  is_new_from: z.iso.datetime().nullable(),
  is_new_to: z.iso.datetime().nullable(),
  is_new_formulae: z.boolean(),
  is_special_offer: z.boolean(),
  in_stock: z.boolean(),
  price,
  brand: brandRef,
  galenic_format: choice,
  /** `30 capsules`, in the answer's language. */
  packaging: z.string(),
  caracteristics: z.object({ small_image: z.object({ value: image }) }),
});
export type ProductCard = z.infer<typeof productCard>;

export const nutritionRow = z.object({
  label: z.string(),
  /** Per daily dose, with its unit: `100 mg`, `10 × 10⁹ CFU`. */
  amount: z.string(),
  /** Percent of the nutrient reference value; null if European law defines none. */
  reference_percent: z.number().nonnegative().nullable(),
});

export const packagingSize = z.object({
  label: z.string(),
  price,
  /** Days of use. */
  duration_days: z.int().positive().nullable(),
  net_weight_g: z.number().positive().nullable(),
  net_volume_ml: z.number().positive().nullable(),
  in_stock: z.boolean(),
});

export const product = productCard.extend({
  description: richText,
  /** Authorised health claims, each one sentence. */
  claims: z.array(z.string()),
  usage: richText,
  precautions: richText,
  ingredients: richText,
  conservation: z.string(),
  nutrition: z.object({ dose: z.string(), rows: z.array(nutritionRow) }),
  packaging_sizes: z.array(packagingSize).min(1),
  flavours: z.array(choice),
  diner_types: z.array(choice),
  active_ingredients: z.array(choice),
  needs: z.array(needRef.extend({ label: z.string(), picto: z.string() })),
  category: z.object({ id, title: z.string(), slug: z.string() }),
  gallery: z.array(image).min(1),
  documents: z.array(z.object({ label: z.string(), url: z.string(), size_bytes: z.int().positive() })),
  faqs: z.array(faq),
  related: z.array(productCard),
  alternates: z.array(alternate),
  meta,
});
export type Product = z.infer<typeof product>;
