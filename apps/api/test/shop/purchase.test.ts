import { page } from '@veralune/api-client/contract';
import { languageOf, locales, marketOf, type Locale } from '@veralune/routing';
import { expect, test } from 'vitest';
import { textIn } from '../support/mail-file.ts';
import { usePersonalApi } from '../support/personal-api.ts';
import { buyerOf, products } from '../support/shopping.ts';

const api = usePersonalApi({ catalogue: 'shipped' });
const selling = locales.filter((locale) => marketOf(locale).sellsOnline);

/** Ids of pages. */
const [conditions, withdrawalTerms] = [255, 257];

async function pageOf(locale: Locale, id: number) {
  const query = `shop_id=${String(marketOf(locale).shopId)}&lang=${languageOf(locale)}`;
  return page.parse(await (await api.getRaw(`/page/${String(id)}?${query}`)).json());
}

/** Two products that the market sells. */
function basketOf(locale: Locale): readonly [number, number] {
  return marketOf(locale).id === 'ch' ? [products.magnesium, products.voyage] : [products.magnesium, products.zinc];
}

test.each(selling)('%s: a guest buys two products with 3-D Secure, gets the mail and returns one', async (locale) => {
  const buyer = buyerOf(api, api.browser(), locale);
  const email = `guest-${locale}@example.org`;
  const [first, second] = basketOf(locale);
  await buyer.add(first);
  const cart = await buyer.add(second, 2);
  expect(cart.amounts).toMatchObject({ articles: 3, currency: marketOf(locale).currency, delivery_cents: null });
  expect(buyer.browser.cookies.get('visitor')).toBe('c');

  const checkout = await buyer.deliver({ email });
  expect(checkout.missing).toEqual([]);
  const placed = await buyer.order();
  expect(placed).toMatchObject({ status: 'pending_payment', email });
  expect(placed.number).toMatch(new RegExp(`^${marketOf(locale).id.toUpperCase()}-2026-\\d{5}$`));
  expect(placed.amounts.total_cents).toBe(checkout.cart.amounts.total_cents);

  await buyer.pay(placed.id, 'three_d_secure', 'confirmed');
  const paid = await buyer.seeStatus(placed.id, 'paid');
  expect(paid.events.map(({ status }) => status)).toEqual(['pending_payment', 'paid']);
  expect(paid.payment.transaction_id).toMatch(/^pi_/);
  expect(await buyer.payment(placed.id)).toMatchObject({ state: 'paid', can_retry: false });
  expect((await buyer.call('/cart')).body).toMatchObject({ lines: [] });
  const mail = await api.nextMail(email);
  expect(mail).toContain(placed.number);
  const text = textIn(mail);
  for (const terms of await Promise.all([conditions, withdrawalTerms].map((id) => pageOf(locale, id)))) {
    for (const block of terms.body)
      for (const part of block.kind === 'list' ? block.items : [block.text]) expect(text).toContain(part);
  }

  const [line] = paid.lines;
  const answer = await buyer.call(`/orders/${String(placed.id)}/withdrawal`, {
    lines: [{ line: line?.id, quantity: 1 }],
  });
  expect(answer.status).toBe(201);
  expect(answer.body).toMatchObject({
    status: 'paid',
    returns: [{ state: 'requested', refund_cents: line?.unit_cents }],
  });
  expect(await api.nextMail(email)).toContain(placed.number);
});

test('Italy sells nothing online', async () => {
  const buyer = buyerOf(api, api.browser(), 'it-it');
  expect(await buyer.call('/cart')).toMatchObject({ status: 404 });
  expect(await buyer.call('/cart/lines', { product: products.zinc })).toMatchObject({ status: 404 });
});

test('prices and currencies in a body are ignored', async () => {
  const buyer = buyerOf(api, api.browser());
  const { body } = await buyer.call('/cart/lines', { product: products.zinc, unit_cents: 1, currency: 'CHF' });
  expect(body).toMatchObject({ amounts: { total_cents: 1_490, currency: 'EUR' } });
  await buyer.deliver();
  const { body: order } = await buyer.call('/checkout/order', { terms: true, amounts: { total_cents: 1 } });
  expect(order).toMatchObject({ total_cents: 1_490 + 490, currency: 'EUR' });
  const { status } = await buyer.call('/checkout/order', { terms: true, total_cents: 1 });
  expect(status).toBe(409);
});

test('the same cart ordered twice is one order; a changed cart cancels it', async () => {
  const buyer = buyerOf(api, api.browser());
  await buyer.add(products.zinc);
  await buyer.deliver();
  const first = await buyer.order();
  expect((await buyer.order()).id).toBe(first.id);
  await buyer.add(products.zinc);
  const second = await buyer.order();
  expect(second.id).not.toBe(first.id);
  await buyer.seeStatus(first.id, 'canceled');
});

test('every outcome of a payment is told, and leaves a way on', async () => {
  const buyer = buyerOf(api, api.browser());
  await buyer.add(products.zinc);
  await buyer.deliver();
  const { id } = await buyer.order();
  expect(await buyer.payment(id)).toMatchObject({ state: 'none', can_retry: true });
  await buyer.pay(id, 'canceled');
  expect(await buyer.payment(id)).toMatchObject({ state: 'pending', can_retry: true });
  await buyer.pay(id, 'expired');
  await expect.poll(async () => (await buyer.payment(id)).state).toBe('none');
  await buyer.pay(id, 'refused');
  await expect.poll(async () => (await buyer.payment(id)).state).toBe('refused');
  await buyer.pay(id, 'three_d_secure', 'failed');
  await expect.poll(async () => (await buyer.payment(id)).state).toBe('authentication_failed');
  await buyer.pay(id, 'paid_forged');
  await buyer.pay(id, 'paid_out_of_order');
  await buyer.seeStatus(id, 'paid');
  const again = await buyer.call(`/orders/${String(id)}/payment`, { method: 'card' });
  expect(again).toMatchObject({ status: 409, code: 'already_paid' });
});

test.each(['paid_late', 'paid_twice'] as const)('an order is paid once: %s', async (outcome) => {
  const buyer = buyerOf(api, api.browser());
  const email = `${outcome}@example.org`;
  await buyer.add(products.zinc);
  await buyer.deliver({ email });
  const { id } = await buyer.order();
  await buyer.pay(id, outcome);
  const { events } = await buyer.seeStatus(id, 'paid');
  expect(events).toHaveLength(2);
  await api.nextMail(email);
});

test('a cheque is awaited without a page of the provider', async () => {
  const buyer = buyerOf(api, api.browser());
  const email = 'cheque@example.org';
  await buyer.add(products.zinc);
  await buyer.deliver({ email });
  const { id, number } = await buyer.order();
  const { body } = await buyer.call(`/orders/${String(id)}/payment`, { method: 'cheque' });
  expect(body).toEqual({ order: id, url: null });
  expect(await buyer.payment(id)).toMatchObject({ state: 'awaiting_cheque' });
  expect(await api.nextMail(email)).toContain(number);
});
