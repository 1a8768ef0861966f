import type { OrderAddress } from '@veralune/api-client/contract';
import { markets } from '@veralune/routing';
import { and, asc, eq, gte } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { MailConfig } from '../mail/config.ts';
import type { OrderRow } from '../shop/orders/change-status.ts';
import { lockOrderByNumber, officeChanges, type OfficeAction } from '../shop/orders/office-changes.ts';
import { receiveReturn } from '../shop/orders/withdraw.ts';
import { returns } from '../shop/after-sales-schema.ts';
import { payments, refunds } from '../shop/payment/schema.ts';
import { orderEvents, orderLines, orders } from '../shop/schema.ts';
import { requireMarket } from './markets-option.ts';
import { startOf } from './since-option.ts';
import { minuteText, tableText } from './table.ts';
import { UsageError } from './usage-error.ts';

export interface OrdersOptions {
  /** A market, or what to do. */
  readonly action?: string | undefined;
  /** The number of an order, or the reference of a return. */
  readonly subject?: string | undefined;
  readonly since?: string | undefined;
  readonly tracking?: string | undefined;
}

interface Services {
  readonly db: Database;
  readonly mail: MailConfig;
}

const usage = `npm run office -- orders <market> [--since 7d]
npm run office -- orders show|paid|deliver|cancel|refund|refunded <number>
npm run office -- orders ship <number> [--tracking X]
npm run office -- orders received <reference of a return>`;

function amountText(cents: number, currency: string): string {
  return `${(cents / 100).toFixed(2)} ${currency}`;
}

async function listOrders(db: Database, market: string, since: string | undefined, now: number): Promise<string> {
  const { shopId } = markets[requireMarket(market)];
  const rows = await db
    .select()
    .from(orders)
    .where(and(eq(orders.shopId, shopId), gte(orders.placedAt, startOf(since, now))))
    .orderBy(asc(orders.placedAt));
  if (rows.length === 0) return 'There is no order.';
  return tableText([
    ['number', 'placed', 'status', 'articles', 'total', 'delivery', 'email'],
    ...rows.map((order) => [
      ...[order.number, minuteText(order.placedAt), order.status, String(order.articles)],
      ...[amountText(order.totalCents, order.currency), order.deliveryKind, order.email],
    ]),
  ]);
}

function addressText({ firstname, lastname, ...address }: OrderAddress): string {
  const { address_1, address_2, address_3, zipcode, city, country } = address;
  return [`${firstname} ${lastname}`, address_1, address_2, address_3, `${zipcode} ${city}`, country]
    .filter((part) => part.trim() !== '')
    .join(', ');
}

function placeText({ shippingAddress, relay }: OrderRow): string {
  if (relay === null) return addressText(shippingAddress);
  const { firstname, lastname } = shippingAddress;
  return `${relay.name}, ${relay.address}, ${relay.zipcode} ${relay.city}, for ${firstname} ${lastname}`;
}

/** What is written on the parcel, and what the carrier and the accounts need. */
function deliveryLines(order: OrderRow): string[] {
  const shipping = addressText(order.shippingAddress);
  const invoice = addressText(order.invoiceAddress);
  return [
    `${order.deliveryKind}, ${order.carrier}: ${placeText(order)}`,
    ...(invoice === shipping && order.relay === null ? [] : [`invoice: ${invoice}`]),
    ...(order.mobile === '' ? [] : [`mobile: ${order.mobile}`]),
    ...(order.deliveryInformation === '' ? [] : [`for the carrier: ${order.deliveryInformation}`]),
    ...(order.trackingNumber === null ? [] : [`tracking ${order.trackingNumber}`]),
  ];
}

function amountLines(order: OrderRow): string[] {
  const text = (cents: number): string => amountText(cents, order.currency);
  const codes = order.codes.map(({ code }) => code).join(', ');
  return [
    `products ${text(order.productsCents)}`,
    ...(order.discountCents === 0 ? [] : [`discount ${text(-order.discountCents)} ${codes}`.trim()]),
    `delivery ${text(order.deliveryCents)}`,
    `total ${text(order.totalCents)}`,
  ];
}

async function showOrder(db: Database, order: OrderRow): Promise<string> {
  const isOf = <Table extends { readonly orderId: typeof orderLines.orderId }>(table: Table) =>
    eq(table.orderId, order.id);
  const lines = await db.select().from(orderLines).where(isOf(orderLines)).orderBy(asc(orderLines.position));
  const events = await db.select().from(orderEvents).where(eq(orderEvents.orderId, order.id)).orderBy(orderEvents.id);
  const paid = await db.select().from(payments).where(eq(payments.orderId, order.id)).orderBy(payments.sequence);
  const back = await db.select().from(refunds).where(eq(refunds.orderId, order.id));
  const sentBack = await db.select().from(returns).where(eq(returns.orderId, order.id));
  const text = (cents: number): string => amountText(cents, order.currency);
  return [
    `${order.number}  ${order.status}  ${text(order.totalCents)}  ${order.email}`,
    ...deliveryLines(order),
    '',
    tableText([
      ['product', 'size', 'units', 'total', 'returned'],
      ...lines.map(({ name, packaging, quantity, totalCents, returned }) => [
        ...[name, packaging, String(quantity), text(totalCents), String(returned)],
      ]),
    ]),
    '',
    ...amountLines(order),
    '',
    ...events.map(({ at, toStatus, author }) => `${minuteText(at)}  ${toStatus}  by ${author}`),
    ...paid.map(({ method, state, transactionId }) => `payment by ${method}: ${state} ${transactionId ?? ''}`.trim()),
    ...sentBack.map(({ reference, state, refundCents }) => `return ${reference}: ${state}, ${text(refundCents)}`),
    ...back.map(({ amountCents, state, paymentId, lastError }) =>
      `refund of ${text(amountCents)}: ${state}${paymentId === null ? ', by hand' : ''} ${lastError ?? ''}`.trim(),
    ),
  ].join('\n');
}

function isChange(action: string): action is OfficeAction {
  return Object.hasOwn(officeChanges, action);
}

function changeOrder(
  { db, mail }: Services,
  action: OfficeAction,
  number: string,
  { tracking, now }: { readonly tracking: string | undefined; readonly now: number },
): Promise<string> {
  return db.transaction(async (tx) => {
    const order = await lockOrderByNumber(tx, number);
    if (order === undefined) throw new UsageError(`There is no order ${number}.`);
    const isDone = await officeChanges[action](tx, order, { mail, now, tracking });
    if (!isDone) throw new UsageError(`${order.number} is ${order.status}: "${action}" does not apply to it.`);
    const changed = await lockOrderByNumber(tx, number);
    return `${order.number} is ${changed?.status ?? order.status}.`;
  });
}

/**
 * Lists, shows and changes orders, until there is a page for it.
 * @throws UsageError
 */
export async function runOrdersCommand(
  services: Services,
  { action, subject, since, tracking }: OrdersOptions,
  now: number,
): Promise<string> {
  const { db } = services;
  if (action === undefined) throw new UsageError(usage);
  if (subject === undefined) return listOrders(db, action, since, now);
  if (action === 'received') {
    const isReceived = await db.transaction((tx) => receiveReturn(tx, subject.toUpperCase(), now));
    if (!isReceived) throw new UsageError(`No parcel is awaited for ${subject}.`);
    return `The return ${subject} arrived; it is paid back.`;
  }
  if (isChange(action)) return changeOrder(services, action, subject, { tracking, now });
  if (action !== 'show') throw new UsageError(usage);
  const order = await db.transaction((tx) => lockOrderByNumber(tx, subject));
  if (order === undefined) throw new UsageError(`There is no order ${subject}.`);
  return showOrder(db, order);
}
