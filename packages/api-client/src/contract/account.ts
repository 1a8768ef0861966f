import type { RouteName } from '@veralune/routing';
import { z } from 'zod';
import type { Call } from './calls.ts';
import {
  addressUses,
  customer,
  customerAddress,
  customerAddresses,
  customerSubscriptions,
  favouritePharmacy,
  favourites,
  me,
  productCard,
} from './entities/index.ts';
import { done, expired, formBody, invalid, limited, session, tokenBody } from './personal.ts';
import { common, idText } from './shared.ts';

/**
 * The pages that the links of account mails lead to, with the name of the query parameter that has the token. A GET must
 * not change anything, because mail scanners follow links: the page asks, and then posts the token to the API.
 */
export const accountLinks = {
  verifyEmail: { route: 'verify-email', parameter: 'verify' },
  confirmEmail: { route: 'verify-email', parameter: 'confirm_email' },
  resetPassword: { route: 'reset-password', parameter: 'token' },
} as const satisfies Record<string, { readonly route: RouteName; readonly parameter: string }>;

const none = z.object({});
const scoped = z.object(common);
const byId = z.object({ id: idText });
const byUuid = z.object({ id: z.uuid() });

const wrongPassword = { 403: '`password_wrong`: the current password is another one, or a foreign `Origin`.' };

export const accountCalls = {
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
    errors: { ...session, ...invalid },
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
    takesKey: true,
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
