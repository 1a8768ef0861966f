import type { Cart } from '@veralune/api-client/contract';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { stock } from '../../src/shop/schema.ts';
import { usePersonalApi } from '../support/personal-api.ts';
import { buyerOf, products, type Buyer } from '../support/shopping.ts';

const api = usePersonalApi({ catalogue: 'shipped', variables: { FORM_POSTS_PER_ADDRESS: '1000' } });

function guest(): Buyer {
  return buyerOf(api, api.browser());
}

async function setStock(productId: number, size: number, quantity: number): Promise<void> {
  await api
    .db()
    .insert(stock)
    .values({ shopId: 1, productId, size, quantity })
    .onConflictDoUpdate({ target: [stock.shopId, stock.productId, stock.size], set: { quantity } });
}

async function cartOf(buyer: Buyer): Promise<Cart> {
  return (await buyer.call('/cart')).body as Cart;
}

describe('lines', () => {
  test('a browser without a cart gets an empty one, and no cookie', async () => {
    const buyer = guest();
    expect(await cartOf(buyer)).toMatchObject({ lines: [], orderable: false, amounts: { total_cents: 0, vat: [] } });
    expect(buyer.browser.cookies.size).toBe(0);
  });

  test('the same product and size is one line, at the price of its quantity', async () => {
    const buyer = guest();
    await buyer.add(products.zinc);
    const { lines, amounts } = await buyer.add(products.zinc, 2);
    expect(lines).toMatchObject([
      { quantity: 3, unit_cents: 1_350, full_unit_cents: 1_490, total_cents: 4_050, state: 'orderable' },
    ]);
    expect(lines[0]?.volume_prices).toEqual([{ from: 3, unit_cents: 1_350 }]);
    expect(amounts).toMatchObject({
      saving_cents: 420,
      vat: [{ rate_percent: 6, gross_cents: 4_050, vat_cents: 229 }],
    });
  });

  test('the quantity and the size of a line can be changed, and the line removed', async () => {
    const buyer = guest();
    const { lines } = await buyer.add(products.magnesium);
    const path = `/cart/lines/${lines[0]?.id ?? ''}`;
    const { body } = await buyer.call(`PUT ${path}`, { quantity: 2, size: 1 });
    expect(body).toMatchObject({ lines: [{ size: 1, quantity: 2, total_cents: 3_580 }] });
    await buyer.call(`DELETE ${path}`);
    const again = await buyer.call(`DELETE ${path}`);
    expect(again.body).toMatchObject({ lines: [] });
    expect(buyer.browser.cookies.get('visitor')).toBeUndefined();
    expect(await buyer.call(`PUT ${path}`, { quantity: 1 })).toMatchObject({ status: 404 });
  });

  test('a line that is changed to the size of another one becomes one line with it', async () => {
    const buyer = guest();
    await buyer.add(products.magnesium, 1, 1);
    const { lines } = await buyer.add(products.magnesium, 2);
    const path = `/cart/lines/${lines.find(({ size }) => size === 0)?.id ?? ''}`;
    const { body } = await buyer.call(`PUT ${path}`, { quantity: 2, size: 1, unit_cents: 1 });
    expect(body).toMatchObject({ lines: [{ size: 1, quantity: 3, total_cents: 5_370 }] });
    expect(await buyer.call(`PUT ${path}`, { quantity: 1, size: 9 })).toMatchObject({ status: 404, code: 'not_sold' });
  });

  test('more than the stock is cut down to it; without stock nothing is added', async () => {
    await setStock(products.voyage, 0, 2);
    const buyer = guest();
    expect(await buyer.add(products.voyage, 5)).toMatchObject({ lines: [{ quantity: 2, max: 2 }] });
    await setStock(products.voyage, 0, 0);
    expect(await cartOf(buyer)).toMatchObject({ lines: [{ state: 'out_of_stock', max: 0 }], orderable: false });
    const other = await guest().call('/cart/lines', { product: products.voyage });
    expect(other).toMatchObject({ status: 409, code: 'out_of_stock' });
    await setStock(products.voyage, 0, 200);
  });

  test.each([0, 21, 1.5, -1])('a quantity of %d is refused', async (quantity) => {
    expect(await guest().call('/cart/lines', { product: products.zinc, quantity })).toMatchObject({ status: 400 });
  });

  test('delivery is free from the threshold', async () => {
    const buyer = guest();
    const { free_delivery: progress } = await buyer.add(products.zinc);
    expect(progress).toEqual({ from_cents: 4_900, value_cents: 1_490, missing_cents: 3_410 });
    await buyer.deliver();
    expect((await cartOf(buyer)).amounts.delivery_cents).toBe(490);
    await buyer.add(products.zinc, 3);
    expect((await cartOf(buyer)).amounts.delivery_cents).toBe(0);
  });
});

describe('codes', () => {
  test.each([
    ['UNKNOWN', 1, 'code_invalid'],
    ['BIENVENUE10', 3, 'code_login_required'],
    ['AUTOMNE5', 1, 'code_condition'],
    ['csm 8t3r 6w5q', 1, 'code_condition'],
  ])('%s is refused for %d units: %s', async (code, quantity, fault) => {
    const buyer = guest();
    await buyer.add(products.zinc, quantity);
    expect(await buyer.call('/cart/code', { code })).toMatchObject({ status: 409, code: fault });
    expect((await cartOf(buyer)).codes).toEqual([]);
  });

  test('a code takes its amount off, and loses its effect when its condition is no longer met', async () => {
    const buyer = guest();
    const { lines } = await buyer.add(products.zinc, 4);
    const { body } = await buyer.call('/cart/code', { code: 'automne 5' });
    expect(body).toMatchObject({
      amounts: { products_cents: 5_400, discount_cents: 500, total_cents: 4_900 },
      codes: [{ kind: 'promo', benefit: { kind: 'amount', cents: 500 }, fault: null }],
    });
    await buyer.call(`PUT /cart/lines/${lines[0]?.id ?? ''}`, { quantity: 1 });
    expect(await cartOf(buyer)).toMatchObject({
      amounts: { discount_cents: 0 },
      codes: [{ fault: 'code_condition', minimum_cents: 4_000 }],
    });
    await buyer.call('DELETE /cart/code/AUTOMNE5');
    expect((await cartOf(buyer)).codes).toEqual([]);
  });

  test('a follow-up code gives one free product of choice', async () => {
    const buyer = guest();
    await buyer.add(products.zinc, 5);
    const { body } = await buyer.call('/cart/code', { code: 'CSM-8T3R-6W5Q' });
    const { gift } = body as unknown as Cart;
    expect(gift).toMatchObject({ chosen: null });
    expect(gift?.choices.map(({ product }) => product.id)).toContain(products.voyage);
    expect(await buyer.call('PUT /cart/gift', { product: products.zinc })).toMatchObject({ code: 'not_a_gift' });
    const chosen = await buyer.call('PUT /cart/gift', { product: products.voyage });
    expect(chosen.body).toMatchObject({ gift: { chosen: products.voyage }, amounts: { products_cents: 6_750 } });
    expect(chosen.body).toMatchObject({ lines: [{ is_gift: false }, { is_gift: true, total_cents: 0, quantity: 1 }] });
    const second = gift?.choices.find(({ product }) => product.id !== products.voyage)?.product.id;
    expect(await buyer.call('PUT /cart/gift', { product: second })).toMatchObject({
      status: 409,
      code: 'gift_in_cart',
    });
    await buyer.call('DELETE /cart/gift');
    expect(await buyer.call('PUT /cart/gift', { product: second })).toMatchObject({ status: 200 });
    await buyer.call('DELETE /cart/code/CSM-8T3R-6W5Q');
    expect(await cartOf(buyer)).toMatchObject({ lines: [{ is_gift: false }], gift: null });
  });

  test('customers have codes of their own, which exclude follow-up codes', async () => {
    const buyer = buyerOf(api, await api.signedIn());
    await buyer.add(products.zinc, 5);
    expect(await buyer.call('/cart/code', { code: 'AVANTAGE15' })).toMatchObject({ status: 200 });
    expect(await buyer.call('/cart/code', { code: 'CSM-1H6D-9F2Z' })).toMatchObject({ code: 'code_not_combinable' });
    expect(await buyer.call('/cart/code', { code: 'BIENVENUE10' })).toMatchObject({ status: 200 });
    // 15 % of 67.50, then 10 % of the rest.
    expect((await cartOf(buyer)).amounts.discount_cents).toBe(1_013 + 574);
  });

  test('the first order of a customer is delivered for free, the second is not', async () => {
    const buyer = buyerOf(api, await api.signedIn());
    const fields = { email: '' };
    await buyer.add(products.zinc);
    await buyer.call('/cart/code', { code: 'PREMIERE' });
    const { cart } = await buyer.deliver(fields);
    expect(cart.amounts).toMatchObject({ delivery_cents: 0, total_cents: 1_490 });
    const { id } = await buyer.order();
    await buyer.pay(id, 'paid');
    await buyer.seeStatus(id, 'paid');
    await buyer.add(products.zinc);
    expect(await buyer.call('/cart/code', { code: 'PREMIERE' })).toMatchObject({ status: 409, code: 'code_used' });
  });
});

test('the cart of a browser is merged into that of the customer at login', async () => {
  const fields = { email: 'merge@example.org', password: 'Lune et marées 7' };
  const first = buyerOf(api, await api.signedIn(fields));
  await first.add(products.zinc);
  await first.call('/logout', {});
  expect(await cartOf(first)).toMatchObject({ lines: [] });

  await first.add(products.zinc);
  await first.add(products.magnesium, 2);
  const { body } = await first.call('/login', fields);
  expect(body).toMatchObject({ cart: { articles: 4 } });
  expect((await cartOf(first)).lines.map(({ quantity }) => quantity)).toEqual([2, 2]);
  expect((await first.call('/me')).body).toMatchObject({ cart: { articles: 4 } });

  const second = buyerOf(api, api.browser());
  await second.call('/login', fields);
  expect((await cartOf(second)).lines).toHaveLength(2);
});

test('the stock of a product is that of its shop', async () => {
  await setStock(products.zinc, 0, 7);
  expect((await guest().add(products.zinc)).lines[0]?.max).toBe(7);
  const [row] = await api
    .db()
    .select()
    .from(stock)
    .where(and(eq(stock.shopId, 4), eq(stock.productId, products.zinc)));
  expect(row).toBeUndefined();
  await setStock(products.zinc, 0, 200);
});
