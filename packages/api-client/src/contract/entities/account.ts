import { z } from 'zod';
import { civilityCodes } from '../civilities.ts';
import { id } from '../shared.ts';
import { orderAddress } from './order.ts';
import { pointOfSale } from './point-of-sale.ts';

/** What the header and the hearts of product cards show. */
export const me = z.object({
  /** Null without a session. */
  customer: z
    .object({
      firstname: z.string(),
      lastname: z.string(),
      favourite_products: z.array(id),
      favourite_pharmacies: z.array(id),
    })
    .nullable(),
  cart: z.object({
    /** Articles in the cart, counted by quantity. */
    articles: z.int().nonnegative(),
  }),
});
export type Me = z.infer<typeof me>;

/** Kinds of messages that a customer can subscribe to. Source: 2-routes-redirects-commerce.md §3 "Customer". */
export const subscriptionCodes = ['news', 'sms', 'advice', 'insudiet', 'foundation'] as const;
export type SubscriptionCode = (typeof subscriptionCodes)[number];

/** Personal information. Empty fields are `''`. Source: 2-routes-redirects-commerce.md §3 "Customer". */
export const customer = z.object({
  email: z.string(),
  civility: z.enum(civilityCodes),
  firstname: z.string(),
  lastname: z.string(),
  phone: z.string(),
  mobile: z.string(),
  /** `1980-02-29` or `''`. The form has three fields for it. */
  birthday: z.string(),
  /** An option of `customerOptions(…).origin`. */
  origin: z.string(),
  company_name: z.string(),
  /** Only where French law applies: for customers in `FR`. */
  company_siret: z.string(),
  client_number: z.string(),
  zipcode: z.string(),
  city: z.string(),
  country: z.string(),
  /** A code of `GET /provincials`. */
  provincial: z.string(),
  /** ISO 8601. */
  created_at: z.iso.datetime(),
});
export type Customer = z.infer<typeof customer>;

export const addressUses = ['invoice', 'shipping'] as const;
export type AddressUse = (typeof addressUses)[number];

/** Empty fields are `''`. Source: 2-routes-redirects-commerce.md §3 "Address". */
export const customerAddress = z.object({
  id: z.uuid(),
  label: z.string(),
  ...orderAddress.shape,
  mobile: z.string(),
  delivery_information: z.string(),
  is_default_invoice: z.boolean(),
  is_default_shipping: z.boolean(),
});
export type CustomerAddress = z.infer<typeof customerAddress>;

export const customerAddresses = z.object({ items: z.array(customerAddress) });
export const customerSubscriptions = z.object({ subscriptions: z.array(z.enum(subscriptionCodes)) });

/** A pharmacy that a customer keeps. */
export const favouritePharmacy = pointOfSale.omit({ distance: true });
export type FavouritePharmacy = z.infer<typeof favouritePharmacy>;

export const favourites = z.object({ products: z.array(id), pharmacies: z.array(id) });
export type Favourites = z.infer<typeof favourites>;
