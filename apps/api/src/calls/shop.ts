import { ordersPerPage } from '@veralune/api-client/contract';
import { reviewSchema, validate } from '@veralune/forms/schemas';
import { and, asc, count, desc, eq } from 'drizzle-orm';
import { newToken } from '../account/tokens.ts';
import { requireCustomer } from '../account/require-customer.ts';
import { soldSlot } from '../catalogue/sold-product.ts';
import { requireValid, storableInput } from '../forms/check-form.ts';
import { notFound } from '../http/http-error.ts';
import {
  addAllToCart,
  addToCart,
  applyCode,
  changeLine,
  chooseGift,
  removeCode,
  removeGift,
  removeLine,
  showCart,
} from '../shop/cart/change-cart.ts';
import { showCheckout } from '../shop/checkout-view.ts';
import { chooseDelivery } from '../shop/delivery/choose-delivery.ts';
import { relayPointsNear } from '../shop/delivery/relay-points.ts';
import { findLastOrder, findOrder } from '../shop/orders/find-order.ts';
import { orderSummary } from '../shop/orders/order-view.ts';
import { placeOrder } from '../shop/orders/place-order.ts';
import { withdraw } from '../shop/orders/withdraw.ts';
import { paymentView } from '../shop/payment/payment-view.ts';
import { startPayment } from '../shop/payment/start-payment.ts';
import { accessToReview, readReviews, writeReview } from '../shop/reviews.ts';
import { orderLines, orders } from '../shop/schema.ts';
import type { Shop } from '../shop/shop.ts';
import { shopRequestOf, type ShopRequest } from '../shop/shop-request.ts';
import type { Handlers, RequestContext } from './handler.ts';

type ShopCall =
  | 'cart'
  | 'cartAdd'
  | 'cartChange'
  | 'cartRemove'
  | 'cartCode'
  | 'cartCodeRemove'
  | 'cartGift'
  | 'cartGiftRemove'
  | 'checkout'
  | 'checkoutDelivery'
  | 'relayPoints'
  | 'checkoutOrder'
  | 'lastOrder'
  | 'payment'
  | 'paymentStart'
  | 'orders'
  | 'order'
  | 'orderAgain'
  | 'orderWithdrawal'
  | 'reviews'
  | 'reviewAccess'
  | 'reviewWrite';

function ready(shop: Shop | null): Shop {
  if (shop === null) throw notFound('This API has no shop.');
  return shop;
}

/** The personal calls of the shop have all parts of the context. */
type Personal = Pick<RequestContext<'cart'>, 'shop' | 'view' | 'catalogue' | 'visitor' | 'now'>;

function start({ shop, ...context }: Personal): { readonly shop: Shop; readonly request: ShopRequest } {
  return { shop: ready(shop), request: shopRequestOf(context) };
}

/** The same for calls that need a cart: a browser without a cookie gets one. */
function startWithCart(context: Personal): ReturnType<typeof start> {
  const { visitor } = context;
  if (visitor.customer !== null || visitor.cartToken !== null) return start(context);
  const token = newToken();
  visitor.setCart(token);
  return start({ ...context, visitor: { ...visitor, cartToken: token } });
}

/** Tells the script of the header whether the cart has articles. */
async function marked<Cart extends { readonly amounts: { readonly articles: number } }>(
  { visitor }: Pick<Personal, 'visitor'>,
  cart: Promise<Cart>,
): Promise<Cart> {
  const answer = await cart;
  visitor.markCart(answer.amounts.articles > 0);
  return answer;
}

export const shopHandlers: Handlers<ShopCall> = {
  cart: (context) => {
    const { shop, request } = start(context);
    return marked(context, showCart(shop.options.db, request));
  },
  cartAdd: (context) => {
    const { shop, request } = startWithCart(context);
    return marked(context, addToCart(shop.options.db, request, context.body));
  },
  cartChange: (context) => {
    const { shop, request } = start(context);
    return marked(context, changeLine(shop.options.db, request, { line: context.params.line, ...context.body }));
  },
  cartRemove: (context) => {
    const { shop, request } = start(context);
    return marked(context, removeLine(shop.options.db, request, context.params.line));
  },
  cartCode: async (context) => {
    const { shop, request } = startWithCart(context);
    await shop.options.limits.countPost(`code:${String(request.shopper.shopId)}`, context.sender().address);
    return applyCode(shop.options.db, request, context.body.code);
  },
  cartCodeRemove: (context) => {
    const { shop, request } = start(context);
    return marked(context, removeCode(shop.options.db, request, context.params.code));
  },
  cartGift: (context) => {
    const { shop, request } = startWithCart(context);
    return marked(context, chooseGift(shop.options.db, request, context.body.product));
  },
  cartGiftRemove: (context) => {
    const { shop, request } = start(context);
    return marked(context, removeGift(shop.options.db, request));
  },
  checkout: (context) => {
    const { shop, request } = start(context);
    return showCheckout(shop.options.db, request);
  },
  checkoutDelivery: async (context) => {
    const { shop, request } = startWithCart(context);
    const { db, postcodes } = shop.options;
    await chooseDelivery({ db, postcodes }, request, context.body);
    return showCheckout(db, request);
  },
  relayPoints: async ({ db, gazetteer, view, query }) => ({
    items: await relayPointsNear(db, gazetteer, view.locale, query.zipcode),
  }),
  checkoutOrder: async (context) => {
    const { shop, request } = start(context);
    const id = await placeOrder(shop.options.db, request, context.body);
    return shop.view(await findOrder(shop.options.db, request.shopper, id), request);
  },
  lastOrder: async (context) => {
    const { shop, request } = start(context);
    return shop.view(await findLastOrder(shop.options.db, request.shopper), request);
  },
  payment: async (context) => {
    const { shop, request } = start(context);
    const { db } = shop.options;
    const answer = await paymentView(db, await findOrder(db, request.shopper, context.params.id), request.now);
    if (answer.state === 'paid') await marked(context, showCart(db, request));
    return answer;
  },
  paymentStart: async (context) => {
    const { shop, request } = start(context);
    const { id } = await findOrder(shop.options.db, request.shopper, context.params.id);
    const { locale, now } = request;
    const url = await startPayment(shop.options, { orderId: id, method: context.body.method, locale, now });
    shop.options.onMail();
    return { order: id, url };
  },
  orders: async (context) => {
    const { shop, request } = start(context);
    const { id } = requireCustomer(context.visitor);
    const { db } = shop.options;
    const { page = 1, perPage = ordersPerPage } = context.query;
    const isTheirs = and(eq(orders.customerId, id), eq(orders.shopId, request.shopper.shopId));
    const [all] = await db.select({ total: count() }).from(orders).where(isTheirs);
    const rows = await db
      .select()
      .from(orders)
      .where(isTheirs)
      .orderBy(desc(orders.placedAt), desc(orders.id))
      .limit(perPage)
      .offset((page - 1) * perPage);
    return { items: rows.map(orderSummary), total: all?.total ?? 0 };
  },
  order: async (context) => {
    const { shop, request } = start(context);
    return shop.view(await findOrder(shop.options.db, request.shopper, context.params.id), request);
  },
  orderAgain: async (context) => {
    const { shop, request } = startWithCart(context);
    const { db } = shop.options;
    const { id } = await findOrder(db, request.shopper, context.params.id);
    const lines = await db
      .select({ product: orderLines.productId, size: orderLines.size, quantity: orderLines.quantity })
      .from(orderLines)
      .where(and(eq(orderLines.orderId, id), eq(orderLines.isGift, false)))
      .orderBy(asc(orderLines.position));
    return marked(context, addAllToCart(db, request, lines));
  },
  orderWithdrawal: async (context) => {
    const { shop, request } = start(context);
    const { db, mail, onMail } = shop.options;
    const { id } = await findOrder(db, request.shopper, context.params.id);
    const { lines, content = '' } = context.body;
    const { content: storable } = storableInput({ content });
    const withdrawal = { orderId: id, lines, content: String(storable), now: request.now };
    await db.transaction((tx) => withdraw(tx, withdrawal, mail));
    onMail();
    return shop.view(await findOrder(db, request.shopper, id), request);
  },
  reviews: ({ db, view, params, query }) =>
    readReviews(db, { shopId: view.shop.shopId, productId: params.id, page: query.page ?? 1 }),
  reviewAccess: async (context) => {
    const { shop, request } = start(context);
    return { access: await accessToReview(shop.options.db, request.shopper, context.params.id) };
  },
  reviewWrite: async (context) => {
    const { shop, request } = start(context);
    requireCustomer(context.visitor);
    const { id: productId } = context.params;
    if (soldSlot(context.catalogue, context.view, productId) === undefined)
      throw notFound(`The shop does not sell product ${String(productId)}.`);
    const input = requireValid(validate(reviewSchema(), storableInput(context.body)));
    const { shopper, locale, now } = request;
    await writeReview(shop.options.db, { shopper, locale, productId, input, now });
    return { state: 'pending' };
  },
};
