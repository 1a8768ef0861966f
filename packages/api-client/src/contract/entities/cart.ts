import { z } from 'zod';
import { id, image } from '../shared.ts';
import { brandRef } from './brand.ts';
import { cents, currency, sizeIndex, volumePrice } from './money.ts';
import { choice } from './product.ts';

/** The product of a line, as the catalogue has it now; for an order, as it was when the order was made. */
export const lineProduct = z.object({
  id,
  name: z.string(),
  /** Null if the shop no longer sells the product. */
  slug: z.string().nullable(),
  brand: brandRef.pick({ title: true, color: true }),
  /** `Tablets`; null for an order whose product is gone. */
  galenic_format: choice.nullable(),
  /** Label of the size: `60 tablets`. */
  packaging: z.string(),
  image: image.nullable(),
});
export type LineProduct = z.infer<typeof lineProduct>;

/** Why a line can't be ordered as it is: gone from the shop, without stock, or with less stock than wanted. */
export const lineStates = ['orderable', 'not_sold', 'out_of_stock', 'too_many'] as const;

export const cartLine = z.object({
  id: z.uuid(),
  product: lineProduct,
  size: sizeIndex,
  /** Every size that the shop sells, to change the line to. */
  sizes: z.array(z.object({ size: sizeIndex, label: z.string(), unit_cents: cents, in_stock: z.boolean() })),
  quantity: z.int().min(1),
  /** The most units that can be ordered now; 0 without stock. */
  max: z.int().nonnegative(),
  /** Of one unit, at the quantity of the line. */
  unit_cents: cents,
  /** Of one unit without a volume price or offer; null if that is `unit_cents`. */
  full_unit_cents: cents.nullable(),
  total_cents: cents,
  /** Ascending; empty if the product has one price. */
  volume_prices: z.array(volumePrice),
  state: z.enum(lineStates),
  /** The free product of a medical-follow-up code: its quantity and size can't be changed. */
  is_gift: z.boolean(),
});
export type CartLine = z.infer<typeof cartLine>;

/** A promotion, an advantage of a customer, a medical follow-up with a free product, free delivery of a first order. */
export const codeKinds = ['promo', 'advantage', 'csm', 'first_order'] as const;
export type CodeKind = (typeof codeKinds)[number];

export const codeBenefit = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('percent'), percent: z.int().min(1).max(100) }),
  z.object({ kind: z.literal('amount'), cents }),
  z.object({ kind: z.literal('gift') }),
  z.object({ kind: z.literal('free_delivery') }),
]);
export type CodeBenefit = z.infer<typeof codeBenefit>;

/** Why a code has no effect. The same texts are the error codes of `cartCode`. */
export const codeFaults = [
  /** Unknown, expired, or not yet valid. */
  'code_invalid',
  'code_used',
  /** The cart's total is below `minimum_cents`, or the customer has already ordered. */
  'code_condition',
  'code_login_required',
  /** Medical-follow-up and advantage codes exclude each other, and a cart has one code of a kind. */
  'code_not_combinable',
] as const;
export type CodeFault = (typeof codeFaults)[number];

export const cartCode = z.object({
  code: z.string(),
  kind: z.enum(codeKinds),
  benefit: codeBenefit,
  minimum_cents: cents.nullable(),
  /** What it takes off the price of the products. */
  discount_cents: cents,
  /** Null if the code applies. A code stays in the cart when its condition is no longer met. */
  fault: z.enum(codeFaults).nullable(),
});
export type CartCode = z.infer<typeof cartCode>;

/** VAT that is contained in the total, by rate. */
export const vatShare = z.object({
  /** `6`, `2.6` */
  rate_percent: z.number().positive(),
  net_cents: cents,
  vat_cents: cents,
  gross_cents: cents,
});
export type VatShare = z.infer<typeof vatShare>;

/** The amounts of a cart or an order. `total = products - discount + delivery`. */
export const amounts = z.object({
  currency,
  /** Units of all lines. */
  articles: z.int().nonnegative(),
  /** Price of the products, with volume prices, without codes. */
  products_cents: cents,
  /** What offers and volume prices save; contained in `products_cents`. */
  saving_cents: cents,
  /** What codes take off. */
  discount_cents: cents,
  /** Null until a delivery method is chosen. */
  delivery_cents: cents.nullable(),
  /** Without delivery as long as that is not known. */
  total_cents: cents,
  vat: z.array(vatShare),
});
export type Amounts = z.infer<typeof amounts>;

export const giftChoice = z.object({ product: lineProduct, size: sizeIndex });

export const cart = z.object({
  lines: z.array(cartLine),
  amounts,
  /** Progress to free delivery; null if the shop has no such threshold, or a code already makes it free. */
  free_delivery: z.object({ from_cents: cents, value_cents: cents, missing_cents: cents }).nullable(),
  codes: z.array(cartCode),
  /** With a medical-follow-up code that applies. */
  gift: z.object({ choices: z.array(giftChoice), chosen: id.nullable() }).nullable(),
  /** There are lines, and all of them can be ordered. */
  orderable: z.boolean(),
});
export type Cart = z.infer<typeof cart>;
