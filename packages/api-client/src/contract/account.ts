import type { RouteName } from '@veralune/routing';
import { z } from 'zod';
import type { Call } from './calls.ts';
import { civilityCodes } from './civilities.ts';
import { pointOfSale, productCard } from './entities/index.ts';
import { common, id, idText } from './shared.ts';

/**
 * The pages that the links of account mails lead to, with the name of the query parameter that has the token. A GET must
 * not change anything, because mail scanners follow links: the page asks, and then posts the token to the API.
 */
export const accountLinks = {
  verifyEmail: { route: 'login', parameter: 'verify' },
  confirmEmail: { route: 'login', parameter: 'confirm_email' },
  resetPassword: { route: 'reset-password', parameter: 'token' },
} as const satisfies Record<string, { readonly route: RouteName; readonly parameter: string }>;

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
  civility: z.enum(civilityCodes),
  firstname: z.string(),
  lastname: z.string(),
  address_1: z.string(),
  address_2: z.string(),
  address_3: z.string(),
  zipcode: z.string(),
  city: z.string(),
  country: z.string(),
  phone: z.string(),
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

/** An answer without data. */
const done = z.object({});

/**
 * The fields of a form. `@veralune/forms` has the schema of each form and market, and the codes of its errors.
 */
const formBody = z.looseObject({});
const tokenBody = z.object({ token: z.string().min(1).max(200) });

const none = z.object({});
const scoped = z.object(common);
const byId = z.object({ id: idText });
const byUuid = z.object({ id: z.uuid() });

const invalid = { 422: 'A field is invalid; `fields` has a code for each, such as `required` or `password_short`.' };
const limited = { 429: 'Too many attempts; `Retry-After` says when to retry.' };
const session = { 401: '`login_required`: there is no session, or it has ended.' };
const wrongPassword = { 403: '`password_wrong`: the current password is another one, or a foreign `Origin`.' };
const expired = { 410: '`link_expired`: the token is unknown, used, replaced by a newer one or expired.' };

export const accountCalls = {
  me: {
    personal: true,
    method: 'GET',
    path: '/me',
    summary: 'What the header shows: the name of the customer, the favourites, and the number of articles in the cart.',
    params: none,
    query: scoped,
    answer: me,
  },
  login: {
    personal: true,
    method: 'POST',
    path: '/login',
    summary:
      'Starts a session: sets the cookie `jwt_token`. Fields: `email`, `password`. A cart of the browser is merged ' +
      'into that of the customer.',
    params: none,
    query: scoped,
    body: formBody,
    answer: me,
    errors: {
      ...invalid,
      ...limited,
      401:
        '`credentials_invalid`: the address and the password do not belong together. Where the setting ' +
        '`explicit_account_errors` is 1, `email_not_found` tells an unknown address.',
      403: '`email_not_verified`: the password is right, but the address is not confirmed; the mail was sent again.',
    },
  },
  logout: {
    personal: true,
    method: 'POST',
    path: '/logout',
    summary: 'Ends the session. Can be repeated.',
    params: none,
    query: scoped,
    answer: me,
  },
  signup: {
    personal: true,
    method: 'POST',
    path: '/signup',
    summary:
      'Makes an account, which can be used once the link of the mail is posted to `/signup/verify`. An address that has ' +
      'an account gets the same answer and another mail.',
    params: none,
    query: scoped,
    body: formBody,
    status: 201,
    answer: done,
    errors: {
      ...invalid,
      ...limited,
      409: '`email_taken`: only where the setting `explicit_account_errors` is 1.',
    },
  },
  verifyEmail: {
    personal: true,
    method: 'POST',
    path: '/signup/verify',
    summary: 'Confirms the address of a new account with the token of the mail. Does not start a session.',
    params: none,
    query: scoped,
    body: tokenBody,
    answer: done,
    errors: { ...expired, ...limited },
  },
  forgotPassword: {
    personal: true,
    method: 'POST',
    path: '/password/forgot',
    summary: 'Mails a link to choose a new password. Field: `email`. Unknown addresses get the same answer.',
    params: none,
    query: scoped,
    body: formBody,
    answer: done,
    errors: {
      ...invalid,
      ...limited,
      404: '`email_not_found`: only where the setting `explicit_account_errors` is 1.',
    },
  },
  resetLink: {
    personal: true,
    method: 'POST',
    path: '/password/reset/check',
    summary: 'Whether the token of a mail can still be used to choose a new password. Changes nothing.',
    params: none,
    query: scoped,
    body: tokenBody,
    answer: done,
    errors: { ...expired, ...limited },
  },
  resetPassword: {
    personal: true,
    method: 'POST',
    path: '/password/reset',
    summary:
      'Chooses a new password with the token of the mail, within one hour and once. Ends all sessions of the account. ' +
      'Fields: `token`, `password`, `password_confirmation`.',
    params: none,
    query: scoped,
    body: formBody,
    answer: done,
    errors: { ...invalid, ...expired, ...limited },
  },
  customer: {
    personal: true,
    method: 'GET',
    path: '/customer',
    summary: 'The personal information of the customer.',
    params: none,
    query: scoped,
    answer: customer,
    errors: session,
  },
  updateCustomer: {
    personal: true,
    method: 'PUT',
    path: '/customer',
    summary: 'Replaces the personal information. The e-mail address has its own call.',
    params: none,
    query: scoped,
    body: formBody,
    answer: customer,
    errors: { ...session, ...invalid, 409: '`client_taken`: another account has this client number.' },
  },
  changeEmail: {
    personal: true,
    method: 'POST',
    path: '/customer/email',
    summary:
      'Mails a link to the new address, which replaces the old one when its token is posted to ' +
      '`/customer/email/confirm`. Fields: `email`, `current_password`.',
    params: none,
    query: scoped,
    body: formBody,
    answer: done,
    errors: {
      ...session,
      ...invalid,
      ...limited,
      ...wrongPassword,
      409: '`email_taken`: only where the setting `explicit_account_errors` is 1.',
    },
  },
  confirmEmail: {
    personal: true,
    method: 'POST',
    path: '/customer/email/confirm',
    summary: 'Replaces the address of an account with the token of the mail to the new address.',
    params: none,
    query: scoped,
    body: tokenBody,
    answer: done,
    errors: { ...expired, ...limited, 409: '`email_taken`: another account has this address.' },
  },
  changePassword: {
    personal: true,
    method: 'POST',
    path: '/customer/password',
    summary:
      'Changes the password, and ends all other sessions. Fields: `current_password`, `password`, ' +
      '`password_confirmation`.',
    params: none,
    query: scoped,
    body: formBody,
    answer: done,
    errors: { ...session, ...invalid, ...limited, ...wrongPassword },
  },
  subscriptions: {
    personal: true,
    method: 'GET',
    path: '/customer/subscriptions',
    summary: 'What the customer wants to receive.',
    params: none,
    query: scoped,
    answer: customerSubscriptions,
    errors: session,
  },
  updateSubscriptions: {
    personal: true,
    method: 'PUT',
    path: '/customer/subscriptions',
    summary: 'Replaces what the customer wants to receive. An empty list ends all subscriptions.',
    params: none,
    query: scoped,
    body: customerSubscriptions,
    answer: customerSubscriptions,
    errors: session,
  },
  addresses: {
    personal: true,
    method: 'GET',
    path: '/customer/address',
    summary: 'The addresses of the customer, the oldest first.',
    params: none,
    query: scoped,
    answer: customerAddresses,
    errors: session,
  },
  addAddress: {
    personal: true,
    method: 'POST',
    path: '/customer/address',
    summary: 'Adds an address. The first one is the default for invoices and shipping.',
    params: none,
    query: scoped,
    body: formBody,
    status: 201,
    answer: customerAddress,
    errors: { ...session, ...invalid, 409: '`too_many_addresses`: the account has the most that it may have.' },
  },
  updateAddress: {
    personal: true,
    method: 'PUT',
    path: '/customer/address/{id}',
    summary:
      'Replaces an address. `default_invoice` and `default_shipping` can make it a default; a default stays one until ' +
      'another address replaces it.',
    params: byUuid,
    query: scoped,
    body: formBody,
    answer: customerAddress,
    errors: { ...session, ...invalid },
  },
  deleteAddress: {
    personal: true,
    method: 'DELETE',
    path: '/customer/address/{id}',
    summary: 'Deletes an address.',
    params: byUuid,
    query: scoped,
    answer: customerAddresses,
    errors: { ...session, 409: '`default_address`: it is a default for invoices or shipping.' },
  },
  makeDefaultAddress: {
    personal: true,
    method: 'PUT',
    path: '/customer/address/{id}/default/{use}',
    summary: 'Makes an address the default for invoices or shipping.',
    params: z.object({ id: z.uuid(), use: z.enum(addressUses) }),
    query: scoped,
    answer: customerAddresses,
    errors: session,
  },
  favouriteProducts: {
    personal: true,
    method: 'GET',
    path: '/customer/favourite/product',
    summary: 'The favourite products that the shop shows, the last added first.',
    params: none,
    query: scoped,
    answer: z.object({ items: z.array(productCard) }),
    errors: session,
  },
  addFavouriteProduct: {
    personal: true,
    method: 'PUT',
    path: '/customer/favourite/product/{id}',
    summary: 'Adds a product to the favourites.',
    params: byId,
    query: scoped,
    answer: favourites,
    errors: {
      ...session,
      409: '`already_favourite`: nothing changed. `too_many_favourites`: the list is full.',
    },
  },
  removeFavouriteProduct: {
    personal: true,
    method: 'DELETE',
    path: '/customer/favourite/product/{id}',
    summary: 'Removes a product from the favourites. Can be repeated.',
    params: byId,
    query: scoped,
    answer: favourites,
    errors: session,
  },
  favouritePharmacies: {
    personal: true,
    method: 'GET',
    path: '/customer/favourite/pharmacy',
    summary: 'The favourite pharmacies of the market, the last added first.',
    params: none,
    query: scoped,
    answer: z.object({ items: z.array(favouritePharmacy) }),
    errors: session,
  },
  addFavouritePharmacy: {
    personal: true,
    method: 'PUT',
    path: '/customer/favourite/pharmacy/{id}',
    summary: 'Adds a pharmacy of the market to the favourites.',
    params: byId,
    query: scoped,
    answer: favourites,
    errors: {
      ...session,
      409: '`already_favourite`: nothing changed. `too_many_favourites`: the list is full.',
    },
  },
  removeFavouritePharmacy: {
    personal: true,
    method: 'DELETE',
    path: '/customer/favourite/pharmacy/{id}',
    summary: 'Removes a pharmacy from the favourites. Can be repeated.',
    params: byId,
    query: scoped,
    answer: favourites,
    errors: session,
  },
  exportPerson: {
    personal: true,
    method: 'GET',
    path: '/customer/export',
    summary: 'Everything that is stored about the customer, in a form that machines can read.',
    params: none,
    query: scoped,
    answer: z.record(z.string(), z.unknown()),
    errors: session,
  },
  deleteAccount: {
    personal: true,
    method: 'POST',
    path: '/customer/delete',
    summary:
      'Deletes the account and everything about it. Orders are kept without the person, as long as tax law asks for. ' +
      'Field: `current_password`.',
    params: none,
    query: scoped,
    body: formBody,
    answer: me,
    errors: { ...session, ...invalid, ...limited, ...wrongPassword },
  },
} as const satisfies Record<string, Call>;
