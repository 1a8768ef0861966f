import { z } from 'zod';
import { id } from '../shared.ts';
import { choice } from './product.ts';

export const facetChoice = choice.extend({
  /** The same in all languages; null for `display` and `suitability`, whose slugs are the same in all languages. */
  id: id.nullable(),
  /** The total of the listing with only this choice in its group; for `suitability`, with this choice in addition to the others. */
  count: z.int().nonnegative(),
  selected: z.boolean(),
});
export type FacetChoice = z.infer<typeof facetChoice>;

export const facetNames = [
  'products',
  'display',
  'brand',
  'need',
  'active_ingredient',
  'diner_type',
  'flavour',
  'galenic_format',
  'suitability',
] as const;
export type FacetName = (typeof facetNames)[number];

/** Ranges of the price filter, in the shop's currency; both ends are included. */
export const priceRanges = [
  { min: 0, max: 15 },
  { min: 15, max: 25 },
  { min: 25, max: 40 },
  { min: 40, max: 100 },
] as const;

export const facets = z.object({
  products: z.array(facetChoice),
  display: z.array(facetChoice),
  brand: z.array(facetChoice),
  need: z.array(facetChoice),
  active_ingredient: z.array(facetChoice),
  diner_type: z.array(facetChoice),
  flavour: z.array(facetChoice),
  galenic_format: z.array(facetChoice),
  suitability: z.array(facetChoice),
  total: z.int().nonnegative(),
  price: z
    .object({
      min: z.number().nonnegative(),
      max: z.number().nonnegative(),
      /** The `priceRanges` that have products or are selected; `count` as in the other facets. */
      ranges: z.array(
        z.object({
          min: z.int().nonnegative(),
          max: z.int().positive(),
          count: z.int().nonnegative(),
          selected: z.boolean(),
        }),
      ),
    })
    .nullable(),
});
export type Facets = z.infer<typeof facets>;
