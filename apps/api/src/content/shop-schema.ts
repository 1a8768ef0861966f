import { codeKinds, deliveryKinds } from '@veralune/api-client/contract';
import { z } from 'zod';
import { amount, id, key, line, market, perMarket, publication } from './schema-parts.ts';

/** Schemas of the files that say how the shop sells. */

const codeWord = z
  .string()
  .regex(/^[A-Z0-9]+(?:-[A-Z0-9]+)*$/, 'must be capital letters and digits, joined by dashes')
  .max(40);

/**
 * `codes/`: what customers type in the cart. Which fields a kind has: `checkCode`. Its dates are those of the
 * publication. Source: 2-routes-redirects-commerce.md §4 and §9.
 */
export const code = z.strictObject({
  id,
  kind: z.enum(codeKinds),
  /** What customers type. A market without words does not have the code. */
  words: perMarket(z.array(codeWord).min(1)),
  /** The reduction, as a part of the price of the products. */
  percent: z.int().min(1).max(100).optional(),
  /** The reduction, as an amount in the market's currency. */
  amounts: perMarket(amount).optional(),
  /** Products of which the customer chooses one for free. */
  gifts: z.array(key).min(1).optional(),
  /** The smallest price of the products. */
  minimums: perMarket(amount).optional(),
  /** Only customers who are signed in can use it. */
  login: z.boolean(),
  /** How often each word can be used: by anyone, once by each customer, or once in all. */
  use: z.enum(['unlimited', 'once_per_customer', 'once']),
  publication,
});

const day = z.iso.date();

/** `delivery/`: how a market delivers. Source: 2-routes-redirects-commerce.md §9 "Delivery". */
export const delivery = z.strictObject({
  id,
  market,
  /** Orders before this time of a working day leave on the same day. */
  order_before: z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day: 12:00'),
  /** Days on which nothing leaves and nothing arrives, besides weekends. */
  holidays: z.array(day),
  methods: z
    .array(
      z.strictObject({
        kind: z.enum(deliveryKinds),
        carrier: line.max(60),
        price: amount,
        /** From this price of the products on, the method is free; absent if it never is. */
        free_from: amount.optional(),
        duration: z.strictObject({
          min: z.int().min(1),
          max: z.int().min(1),
          unit: z.enum(['working_days', 'working_hours']),
        }),
        /** The carrier's page about a parcel; `{number}` stands for the tracking number. */
        tracking: z.url().includes('{number}').optional(),
      }),
    )
    .min(1),
  publication,
});

export type CodeFile = z.infer<typeof code>;
export type DeliveryFile = z.infer<typeof delivery>;
