import type { Me } from '@veralune/api-client/contract';
import { marketOf } from '@veralune/routing';
import type { Account, AccountPost, LinkPost } from '../account/account.ts';
import { addAddress, addressesOf, deleteAddress, makeDefaultAddress, updateAddress } from '../account/addresses.ts';
import { changeEmail, confirmEmail } from '../account/change-email.ts';
import { changePassword, checkResetLink, forgotPassword, resetPassword } from '../account/change-password.ts';
import { deleteAccount } from '../account/delete-account.ts';
import { recordAccountEvent } from '../account/events.ts';
import {
  addFavouritePharmacy,
  addFavouriteProduct,
  favouritePharmaciesIn,
  favouritesOf,
  removeFavouritePharmacy,
  removeFavouriteProduct,
} from '../account/favourites.ts';
import { informationOf, updateInformation } from '../account/information.ts';
import { logIn } from '../account/log-in.ts';
import { logOut } from '../account/log-out.ts';
import { readPerson } from '../account/read-person.ts';
import { requireCustomer } from '../account/require-customer.ts';
import { signUp, verifyEmail } from '../account/sign-up.ts';
import { replaceSubscriptions, subscriptionsOf } from '../account/subscriptions.ts';
import { hasExplicitAccountErrors } from '../catalogue/has-explicit-account-errors.ts';
import { soldSlot } from '../catalogue/sold-product.ts';
import { notFound } from '../http/http-error.ts';
import { countArticles, mergeCart } from '../shop/cart/stored-cart.ts';
import { shopperOf } from '../shop/shopper.ts';
import { productCards } from './entities.ts';
import type { Handlers, RequestContext } from './handler.ts';
import { viewContextOf } from './view-context.ts';

/** Every personal call has a shop and a language. */
type Context = Pick<RequestContext<'me'>, 'account' | 'catalogue' | 'view' | 'now' | 'sender'>;

function ready({ account }: Pick<Context, 'account'>): Account {
  if (account === null) throw notFound('This API has no accounts.');
  return account;
}

function postOf(context: Context & { readonly body: AccountPost['body'] }): AccountPost {
  const { view, catalogue, body, sender, now } = context;
  const isExplicit = hasExplicitAccountErrors(catalogue.shared.settings, view.shop.shopId);
  return { locale: view.locale, body, address: sender().address, isExplicit, now };
}

function linkPostOf(context: Context & { readonly body: { readonly token: string } }): LinkPost {
  const { view, body, sender, now } = context;
  return { locale: view.locale, token: body.token, address: sender().address, now };
}

/** The answer without a session. */
async function nobody({ db, view, visitor }: Pick<RequestContext<'me'>, 'db' | 'view' | 'visitor'>): Promise<Me> {
  const shopper = shopperOf({ ...visitor, customer: null }, view.shop.shopId);
  return { customer: null, cart: { articles: await countArticles(db, shopper) } };
}

async function meOf({ db }: Account, customerId: string, shopId: number): Promise<Me> {
  const { firstname, lastname } = await informationOf(db, customerId);
  const { products, pharmacies } = await favouritesOf(db, customerId);
  const customer = { firstname, lastname, favourite_products: products, favourite_pharmacies: pharmacies };
  const shopper = { shopId, customer: { id: customerId, email: '' }, cartHash: null };
  return { customer, cart: { articles: await countArticles(db, shopper) } };
}

const signInHandlers: Handlers<
  'me' | 'login' | 'logout' | 'signup' | 'verifyEmail' | 'forgotPassword' | 'resetLink' | 'resetPassword'
> = {
  me: async (context) => {
    const { customer } = context.visitor;
    const { shopId } = context.view.shop;
    return customer === null ? nobody(context) : meOf(ready(context), customer.id, shopId);
  },
  login: async (context) => {
    const { visitor } = context;
    const { customerId, token } = await logIn(ready(context), {
      ...postOf(context),
      earlierToken: visitor.sessionToken,
    });
    visitor.setSession(token);
    const { shopId } = context.view.shop;
    const { cartHash } = shopperOf(visitor, shopId);
    const shopper = { shopId, customer: { id: customerId, email: '' }, cartHash };
    await context.db.transaction((tx) => mergeCart(tx, shopper, context.now));
    const me = await meOf(ready(context), customerId, shopId);
    visitor.markCart(me.cart.articles > 0);
    return me;
  },
  logout: async (context) => {
    const { db, visitor } = context;
    if (visitor.sessionToken !== null)
      await logOut({ db }, visitor.sessionToken, context.view.shop.shopId, context.now);
    visitor.clearSession();
    const me = await nobody(context);
    visitor.markCart(me.cart.articles > 0);
    return me;
  },
  signup: async (context) => {
    await signUp(ready(context), postOf(context));
    return {};
  },
  verifyEmail: async (context) => {
    await verifyEmail(ready(context), linkPostOf(context));
    return {};
  },
  forgotPassword: async (context) => {
    await forgotPassword(ready(context), postOf(context));
    return {};
  },
  resetLink: async (context) => {
    await checkResetLink(ready(context), linkPostOf(context));
    return {};
  },
  resetPassword: async (context) => {
    await resetPassword(ready(context), postOf(context));
    return {};
  },
};

const customerHandlers: Handlers<
  | 'customer'
  | 'updateCustomer'
  | 'changeEmail'
  | 'confirmEmail'
  | 'changePassword'
  | 'subscriptions'
  | 'updateSubscriptions'
  | 'exportPerson'
  | 'deleteAccount'
> = {
  customer: ({ db, visitor }) => informationOf(db, requireCustomer(visitor).id),
  updateCustomer: (context) => updateInformation(ready(context), requireCustomer(context.visitor), postOf(context)),
  changeEmail: async (context) => {
    await changeEmail(ready(context), requireCustomer(context.visitor), postOf(context));
    return {};
  },
  confirmEmail: async (context) => {
    await confirmEmail(ready(context), linkPostOf(context));
    return {};
  },
  changePassword: async (context) => {
    const { visitor } = context;
    visitor.setSession(await changePassword(ready(context), requireCustomer(visitor), postOf(context)));
    return {};
  },
  subscriptions: async ({ db, visitor }) => ({
    subscriptions: await subscriptionsOf(db, requireCustomer(visitor).id),
  }),
  updateSubscriptions: async ({ db, visitor, view, body, now }) => {
    const { id } = requireCustomer(visitor);
    await db.transaction((tx) => replaceSubscriptions(tx, id, body.subscriptions, { shopId: view.shop.shopId, now }));
    return { subscriptions: await subscriptionsOf(db, id) };
  },
  exportPerson: async ({ db, visitor, view, now }) => {
    const customer = requireCustomer(visitor);
    const { shopId } = view.shop;
    await recordAccountEvent(db, { name: 'data_exported', customerId: customer.id, shopId, now });
    return readPerson(db, customer);
  },
  deleteAccount: async (context) => {
    await deleteAccount(ready(context), requireCustomer(context.visitor), postOf(context));
    context.visitor.clearSession();
    return nobody(context);
  },
};

const addressHandlers: Handlers<'addresses' | 'addAddress' | 'updateAddress' | 'deleteAddress' | 'makeDefaultAddress'> =
  {
    addresses: async ({ db, visitor }) => ({ items: await addressesOf(db, requireCustomer(visitor).id) }),
    addAddress: (context) => addAddress(ready(context), requireCustomer(context.visitor).id, postOf(context)),
    updateAddress: (context) => {
      const customerId = requireCustomer(context.visitor).id;
      return updateAddress(ready(context), { customerId, id: context.params.id }, postOf(context));
    },
    deleteAddress: async (context) => ({
      items: await deleteAddress(ready(context), requireCustomer(context.visitor).id, context.params.id),
    }),
    makeDefaultAddress: async (context) => ({
      items: await makeDefaultAddress(ready(context), requireCustomer(context.visitor).id, context.params),
    }),
  };

const favouriteHandlers: Handlers<
  | 'favouriteProducts'
  | 'addFavouriteProduct'
  | 'removeFavouriteProduct'
  | 'favouritePharmacies'
  | 'addFavouritePharmacy'
  | 'removeFavouritePharmacy'
> = {
  favouriteProducts: async (context) => {
    const { products } = await favouritesOf(context.db, requireCustomer(context.visitor).id);
    return { items: productCards(viewContextOf(context), products) };
  },
  addFavouriteProduct: async ({ db, visitor, view, catalogue, params, now }) => {
    const { id } = requireCustomer(visitor);
    if (soldSlot(catalogue, view, params.id) === undefined)
      throw notFound(`Shop ${String(view.shop.shopId)} has no product ${String(params.id)}.`);
    await addFavouriteProduct(db, id, params.id, now);
    return favouritesOf(db, id);
  },
  removeFavouriteProduct: async ({ db, visitor, params }) => {
    const { id } = requireCustomer(visitor);
    await removeFavouriteProduct(db, id, params.id);
    return favouritesOf(db, id);
  },
  favouritePharmacies: async ({ db, visitor, view }) => ({
    items: await favouritePharmaciesIn(db, requireCustomer(visitor).id, marketOf(view.locale).id),
  }),
  addFavouritePharmacy: async ({ db, visitor, view, params, now }) => {
    const { id } = requireCustomer(visitor);
    await addFavouritePharmacy(db, id, { id: params.id, market: marketOf(view.locale).id }, now);
    return favouritesOf(db, id);
  },
  removeFavouritePharmacy: async ({ db, visitor, params }) => {
    const { id } = requireCustomer(visitor);
    await removeFavouritePharmacy(db, id, params.id);
    return favouritesOf(db, id);
  },
};

export const accountHandlers = {
  ...signInHandlers,
  ...customerHandlers,
  ...addressHandlers,
  ...favouriteHandlers,
};
