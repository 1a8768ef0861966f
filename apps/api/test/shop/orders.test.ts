import type { Order } from '@veralune/api-client/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { orderTransitions, orders, stock } from '../../src/shop/schema.ts';
import { payments } from '../../src/shop/payment/schema.ts';
import { transitions } from '../../src/shop/orders/transitions.ts';
import { runOrdersCommand } from '../../src/office/orders-command.ts';
import { runReviewsCommand } from '../../src/office/reviews-command.ts';
import { catalogueFeed } from '../../src/invalidation/catalogue-feed.ts';
import { readMailConfig } from '../../src/mail/config.ts';
import { testTime } from '../support/api.ts';
import { withdrawalFields } from '../support/forms-api.ts';
import { usePersonalApi } from '../support/personal-api.ts';
import { buyerOf, officeAndBuyers, products, refunded } from '../support/shopping.ts';

const dayMs = 86_400_000;
let now = testTime;
const api = usePersonalApi({ catalogue: 'shipped', now: () => now });
const mail = readMailConfig({}, '/unused');

const { bought, office } = officeAndBuyers(api, () => now);

test('the table of transitions is that of the code, and refuses every other change', async () => {
  const rows = await api.db().select().from(orderTransitions);
  expect(rows.map(({ fromStatus, toStatus }) => `${fromStatus} ${toStatus}`).sort()).toEqual(
    transitions.map((each) => each.join(' ')).sort(),
  );
  const { order } = await bought();
  const change = api.db().update(orders).set({ status: 'delivered' }).where(eq(orders.id, order.id));
  await expect(change).rejects.toThrow();
});

test('an order that is not paid in 15 minutes expires, and its stock is free again', async () => {
  const buyer = buyerOf(api, api.browser());
  await buyer.add(products.zinc, 3);
  await buyer.deliver();
  const left = async () =>
    (await api.db().select().from(stock).where(eq(stock.productId, products.zinc)))[0]?.quantity ?? 200;
  const before = await left();
  const { id } = await buyer.order();
  expect(await left()).toBe(before - 3);
  await buyer.pay(id, 'canceled');
  now += 15 * 60_000;
  await buyer.seeStatus(id, 'expired');
  expect(await left()).toBe(before);
  expect(await buyer.payment(id)).toMatchObject({ state: 'expired', can_retry: false });
  const late = await buyer.call(`/orders/${String(id)}/payment`, { method: 'card' });
  expect(late).toMatchObject({ status: 409, code: 'order_closed' });
  expect(await buyer.call('/cart')).toMatchObject({ body: { lines: [{ quantity: 3 }] } });
});

test('an order expires although the provider does not know its session any more', async () => {
  const buyer = buyerOf(api, api.browser());
  await buyer.add(products.zinc);
  await buyer.deliver();
  const { id } = await buyer.order();
  await buyer.pay(id, 'canceled');
  await api.db().update(payments).set({ sessionId: 'cs_of_another_time' }).where(eq(payments.orderId, id));
  now += 15 * 60_000;
  await buyer.seeStatus(id, 'expired');
});

test('the customer sees the order in the account: paid, shipped, delivered', async () => {
  const { buyer, order, email } = await bought(true);
  expect((await buyer.call('/orders')).body).toMatchObject({ total: 1, items: [{ number: order.number }] });
  await office('ship', order.number, { tracking: 'VL 1' });
  expect(await api.nextMail(email)).toContain(order.number);
  expect(await buyer.seeStatus(order.id, 'shipped')).toMatchObject({
    delivery: { tracking_number: 'VL 1', tracking_url: 'https://tracking.example/VL%201' },
  });
  await office('deliver', order.number);
  const delivered = await buyer.seeStatus(order.id, 'delivered');
  expect(delivered).toMatchObject({ can_withdraw: true });
  expect(delivered.receipt?.number).toBe(order.number);
  await expect(office('cancel', order.number)).rejects.toThrow('does not apply');
  expect(await office('show', order.number)).toContain('tracking VL 1');
  expect(await runOrdersCommand({ db: api.db(), mail }, { action: 'be', since: '1d' }, now)).toContain(order.number);
});

test('the office sees what a parcel and its invoice need', async () => {
  const { order } = await bought();
  const { shipping_address: to, mobile } = order;
  const shown = await office('show', order.number);
  expect(shown).toContain(`home, Boréal Colis: ${to.firstname} ${to.lastname}, ${to.address_1}`);
  for (const line of [`mobile: ${mobile}`, `total ${(order.total_cents / 100).toFixed(2)} EUR`])
    expect(shown.split('\n')).toContain(line);
  expect(shown).not.toContain('invoice:');

  const place = { name: 'Pharmacie Neuve', address: 'Rue Neuve 1', zipcode: '1000', city: 'Bruxelles' };
  const relay = { id: 1, ...place, opening_hours: [], time_zone: 'Europe/Brussels' };
  const changes = {
    relay,
    deliveryInformation: 'Sonner deux fois',
    discountCents: 100,
    totalCents: order.total_cents - 100,
  };
  const codes = [{ code: 'AUTOMNE5', kind: 'promo' as const }];
  await api
    .db()
    .update(orders)
    .set({ ...changes, codes })
    .where(eq(orders.id, order.id));
  const lines = (await office('show', order.number)).split('\n');
  expect(lines).toContain(
    `home, Boréal Colis: Pharmacie Neuve, Rue Neuve 1, 1000 Bruxelles, for ${to.firstname} ${to.lastname}`,
  );
  expect(lines).toContain('for the carrier: Sonner deux fois');
  expect(lines).toContain('discount -1.00 EUR AUTOMNE5');
  expect(lines.find((line) => line.startsWith('invoice: '))).toContain(order.invoice_address.address_1);
});

describe('a withdrawal', () => {
  test('of an order that has not left cancels it and pays everything back', async () => {
    const { buyer, order, email } = await bought();
    const { status } = await buyer.call(`/orders/${String(order.id)}/withdrawal`, {});
    expect(status).toBe(201);
    await buyer.seeStatus(order.id, 'canceled');
    await refunded(api, order.id, order.total_cents);
    expect(await api.nextMail(email)).toContain(order.number);
    const again = await buyer.call(`/orders/${String(order.id)}/withdrawal`, {});
    expect(again).toMatchObject({ status: 409, code: 'nothing_to_return' });
  });

  test('of a part of a delivered order is paid back when the parcel arrives', async () => {
    const { buyer, order } = await bought();
    await office('ship', order.number);
    await office('deliver', order.number);
    const [zinc] = order.lines;
    const lines = [{ line: zinc?.id ?? '', quantity: 1 }];
    const { body } = await buyer.call(`/orders/${String(order.id)}/withdrawal`, { lines, content: 'Trop.' });
    const { returns, lines: after } = body as unknown as Order;
    expect(returns).toMatchObject([{ state: 'requested', refund_cents: 1_490, lines }]);
    expect(after[0]?.returnable).toBe(1);
    await office('received', returns[0]?.reference ?? '');
    await refunded(api, order.id, 1_490);
    const { body: done } = await buyer.call(`/orders/${String(order.id)}`);
    expect(done).toMatchObject({ returns: [{ state: 'refunded' }], payment: { refunded_cents: 1_490 } });
    await expect(office('received', returns[0]?.reference ?? '')).rejects.toThrow('No parcel is awaited');
  });

  test('is too late after 14 days', async () => {
    const { buyer, order } = await bought();
    await office('ship', order.number);
    await office('deliver', order.number);
    now += 15 * dayMs;
    const { code } = await buyer.call(`/orders/${String(order.id)}/withdrawal`, {});
    expect(code).toBe('too_late');
  });

  test('by the form without an account is shown in the order if number and address match', async () => {
    const { buyer, order, email } = await bought();
    const form = { ...withdrawalFields, order_number: order.number.toLowerCase(), email: email.toUpperCase() };
    const sent = await buyer.call('/withdrawal', form);
    expect(sent.status).toBe(201);
    await buyer.call('/withdrawal', { ...form, email: 'other@example.org' });
    const { body } = await buyer.call(`/orders/${String(order.id)}`);
    expect(body).toMatchObject({ returns: [{ reference: sent.body['reference'], state: 'requested', lines: [] }] });
  });
});

test('the office cancels a paid order, and its money is paid back once', async () => {
  const { buyer, order, email } = await bought();
  await office('cancel', order.number);
  await buyer.seeStatus(order.id, 'canceled');
  await refunded(api, order.id, order.total_cents);
  await api.nextMail(email);
  await expect(office('refund', order.number)).rejects.toThrow('does not apply');
});

test('reviews need a delivered order, are read by the office and counted', async () => {
  const { buyer, order } = await bought(true);
  const path = `/product/${String(products.zinc)}/review`;
  const review = { rating: '4', title: 'Bien', text: 'Je le reprends.', author: 'Anna P.' };
  expect((await buyerOf(api, api.browser()).call(path)).body).toEqual({ access: 'login_required' });
  expect(await buyer.call(path, review)).toMatchObject({ status: 409, code: 'not_delivered' });
  await office('ship', order.number);
  expect((await buyer.seeStatus(order.id, 'shipped')).reviews).toEqual([]);
  await office('deliver', order.number);
  const states = async () => (await buyer.seeStatus(order.id, 'delivered')).reviews.map(({ state }) => state);
  expect(await states()).toEqual(['open', 'open']);
  expect((await buyer.call(path, { ...review, rating: '6', title: '' })).fields).toEqual({
    rating: 'option',
    title: 'required',
  });
  expect(await buyer.call(path, review)).toMatchObject({ status: 201 });
  expect(await buyer.call(path, review)).toMatchObject({ status: 409, code: 'already_written' });
  expect(await states()).toEqual(['pending', 'open']);
  const shown = () => buyer.call(`/product/${String(products.zinc)}/reviews`);
  expect((await shown()).body).toMatchObject({ total: 0, average: null, items: [] });
  const list = await runReviewsCommand(api.db(), {}, now);
  const [id = ''] = list.split('\n').at(-1)?.split(' ') ?? [];
  const feed = catalogueFeed(api.db(), api.catalogue(), () => now);
  const before = feed.currentVersion();
  await runReviewsCommand(api.db(), { action: 'publish', id, reply: 'Merci !' }, now);
  await api.catalogue().refresh();
  await expect.poll(() => feed.currentVersion()).toBe(before + 1);
  const changes = await feed.changesSince(before);
  expect(changes === 'all' ? [] : changes.tagsOf('be')).toEqual(['fr-be/reviews:112', 'nl-be/reviews:112']);
  expect((await shown()).body).toMatchObject({
    total: 1,
    average: 4,
    distribution: [0, 1, 0, 0, 0],
    items: [{ author: 'Anna P.', reply: 'Merci !' }],
  });
  expect(await states()).toEqual(['published', 'open']);
});

test('an order can be repeated: what the shop still sells is added to the cart', async () => {
  const { buyer, order } = await bought();
  const { body } = await buyer.call(`/orders/${String(order.id)}/again`, {});
  expect(body).toMatchObject({ lines: [{ quantity: 2 }, { quantity: 1 }] });
});

test('the orders of a customer come in pages, the latest first', async () => {
  const buyer = buyerOf(api, await api.signedIn());
  const numbers: string[] = [];
  for (let quantity = 1; quantity <= 3; quantity += 1) {
    await buyer.add(products.zinc);
    await buyer.deliver();
    // Each changed cart cancels the order before.
    numbers.unshift((await buyer.order()).number);
  }
  const page = async (query: string) => (await buyer.call(`/orders${query}`)).body;
  const items = numbers.map((number) => ({ number }));
  expect(await page('')).toMatchObject({ total: 3, items });
  expect(await page('?perPage=2')).toMatchObject({ total: 3, items: items.slice(0, 2) });
  expect(await page('?perPage=2&page=2')).toMatchObject({ total: 3, items: items.slice(2) });
  expect(await page('?page=2')).toMatchObject({ total: 3, items: [] });
});
