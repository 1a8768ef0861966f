import { z } from 'zod';
import { alternate, faq, id, image, lang, meta, richText } from '../shared.ts';
import { brandRef } from './brand.ts';
import { intake, limitedNutrient } from './intake.ts';
import { sizeIndex, volumePrice } from './money.ts';
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
  /** Whether the shop shows the product without selling it online: it is sold in pharmacies only. */
  no_sell_inline: z.boolean(),
  price,
  brand: brandRef,
  galenic_format: choice,
  /** `30 capsules`, in the answer's language. */
  packaging: z.string(),
  /** Days of use of this packaging, which has this price. */
  duration_days: z.int().positive().nullable(),
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

/** What a number of portions a day provides. */
export const stepDose = z.object({
  portions: z.int().positive(),
  /** In the order of the nutrition table, whose amounts are those of one portion. */
  rows: z.array(nutritionRow),
});

/** A strain of bacteria in a product. */
export const productStrain = z.object({
  /** `VRL-01` */
  code: z.string(),
  /** `Lacticaseibacillus rhamnosus` */
  species: z.string(),
  /** Per daily dose, with its unit. */
  amount: z.string(),
  /** The address of the page about it. */
  slug: z.string(),
  parent_slug: z.string().nullable(),
});
export type ProductStrain = z.infer<typeof productStrain>;

/** A leaflet for users, a sheet with the composition, the analysis of a batch. */
export const documentKinds = ['leaflet', 'composition_sheet', 'analysis'] as const;

/** A PDF file about a product. */
export const productDocument = z.object({
  kind: z.enum(documentKinds),
  /** In the document's language. */
  title: z.string(),
  language: lang,
  /** Path of the file on the API. */
  url: z.string(),
  size_bytes: z.int().positive(),
});

/** Substances that must be emphasised in a list of ingredients. Source: Regulation (EU) No 1169/2011, annex II. */
export const allergens = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soy',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;
export type Allergen = (typeof allergens)[number];

/** For whom a product is made, and what is in it, as its own texts say. */
export const suitability = z.strictObject({
  /** Without ingredients of animal origin. */
  vegan: z.boolean(),
  /** Whether the product is meant for pregnant women too, without conditions in its precautions. */
  pregnancy: z.boolean(),
  /** In years, from the instructions for use: 0 is from birth, 18 for adults only; null if they say no age. */
  minimum_age: z.int().min(0).max(18).nullable(),
  allergens: z.array(z.enum(allergens)),
  /** Allergens of which the product may contain traces. */
  traces: z.array(z.enum(allergens)),
});
export type Suitability = z.infer<typeof suitability>;

export const packagingSize = z.object({
  size: sizeIndex,
  label: z.string(),
  price,
  /** Days of use. */
  duration_days: z.int().positive().nullable(),
  net_weight_g: z.number().positive().nullable(),
  net_volume_ml: z.number().positive().nullable(),
  in_stock: z.boolean(),
  /** Ascending; empty if every quantity has the same price. */
  volume_prices: z.array(volumePrice),
});

/** How long a product is taken, as its usage says: two equal numbers for a fixed length. */
export const course = z.object({ from_days: z.int().positive(), to_days: z.int().positive() });

export const product = productCard.extend({
  description: richText,
  /** Authorised health claims, each one sentence. */
  claims: z.array(z.string()),
  usage: richText,
  precautions: richText,
  ingredients: richText,
  conservation: z.string(),
  nutrition: z.object({ dose: z.string(), rows: z.array(nutritionRow) }),
  /** Strains that have a page, in the order of the nutrition table. */
  strains: z.array(productStrain),
  /** Null if the usage does not recommend a length. */
  course: course.nullable(),
  packaging_sizes: z.array(packagingSize).min(1),
  flavours: z.array(choice),
  diner_types: z.array(choice),
  /** Null if the usage does not depend on the time of day. */
  intake: intake.nullable(),
  /** Nutrients with an upper intake level; empty for a product whose dose varies. */
  limited_nutrients: z.array(limitedNutrient),
  active_ingredients: z.array(choice),
  /** Null if nothing is known about it. */
  suitability: suitability.nullable(),
  /** The day on which the product is expected again, which can be past; null if it is in stock or no day is known. */
  restock: z.iso.date().nullable(),
  needs: z.array(needRef.extend({ label: z.string(), picto: z.string() })),
  category: z.object({ id, title: z.string(), slug: z.string() }),
  gallery: z.array(image).min(1),
  /** Steps of a product whose dose varies, ascending; empty for a fixed dose. */
  step_doses: z.array(stepDose),
  /** Documents in the answer's language. */
  documents: z.array(productDocument),
  faqs: z.array(faq),
  related: z.array(productCard),
  alternates: z.array(alternate),
  meta,
});
export type Product = z.infer<typeof product>;
