import type { Order } from '@veralune/api-client/contract';
import { href, type Locale } from '@veralune/routing';
import { redirect } from 'next/navigation';
import { inQuery, type Query } from '../account/query.ts';
import { readForVisitorOrNull } from '../account/visitor-calls.ts';

/** The query parameter of the pages after the order. */
export const orderParameter = 'order';

/** The order that the address names, otherwise the latest of this visitor. Without any, the visitor gets to the cart. */
export async function orderOfPage(locale: Locale, query: Query, path: string): Promise<Order> {
  const id = inQuery(query, orderParameter);
  const order = /^[1-9]\d{0,9}$/.test(id)
    ? await readForVisitorOrNull(locale, 'order', { params: { id: Number(id) } }, path)
    : await readForVisitorOrNull(locale, 'lastOrder', {}, path);
  return order ?? redirect(href('cart', {}, locale));
}

/** The payment of an order. The API asks the provider if its message is late. */
export async function paymentOf(locale: Locale, order: Order, path: string) {
  const payment = await readForVisitorOrNull(locale, 'payment', { params: { id: order.id } }, path);
  return payment ?? redirect(href('cart', {}, locale));
}

/** A page after the order, for this order. */
export function withOrder(path: string, order: Pick<Order, 'id'>): string {
  return `${path}?${orderParameter}=${String(order.id)}`;
}
