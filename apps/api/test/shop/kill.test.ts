import { setTimeout as pause } from 'node:timers/promises';
import type { Cart, Order } from '@veralune/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPaymentStandIn, type RunningStandIn } from '../../src/payment-stand-in/start-stand-in.ts';
import { payments, refunds } from '../../src/shop/payment/schema.ts';
import { orders, stock } from '../../src/shop/schema.ts';
import { scope } from '../support/api.ts';
import { startApiProcess, type ApiProcess } from '../support/api-process.ts';
import { openProcessDatabase, type ProcessDatabase } from '../support/process-database.ts';
import { deliveryFields, products } from '../support/shopping.ts';

const [buyers, items, parallel] = [300, 50, 20];
/** How many buyers have paid when the API is killed. */
const kills = [15, 35];

let database: ProcessDatabase;
let provider: RunningStandIn;
let api: ApiProcess | undefined;

beforeAll(async () => {
  database = await openProcessDatabase('shipped');
  await database.between(({ db }) =>
    db.insert(stock).values({ shopId: 1, productId: products.magnesium, size: 0, quantity: items }),
  );
  // The provider outlives the API, and repeats its messages until they are accepted.
  provider = await startPaymentStandIn({
    deliver: async (body, signature) => {
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      const response = await api?.request('/payment/webhook', { method: 'POST', headers, body });
      return response?.status ?? 0;
    },
  });
}, 120_000);
afterAll(async () => {
  await api?.kill();
  await provider.close();
  await database.close();
});

function start(): Promise<ApiProcess> {
  const { secretKey, webhookSecret, apiUrl } = provider.config;
  return startApiProcess({
    ...database.variables,
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: apiUrl?.href ?? '',
    FORM_POSTS_PER_ADDRESS: '100000',
  });
}

interface Reply {
  readonly status: number;
  readonly body: unknown;
}

/** A browser that repeats a call until it is answered, as a person does. */
function patientBrowser() {
  let cookie = '';
  return async (method: string, path: string, body?: unknown): Promise<Reply> => {
    for (;;) {
      const response = await api
        ?.request(`${path}?${scope('fr-be')}`, {
          method,
          headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        })
        .catch(() => null);
      const answer = (await response?.json().catch(() => null)) as unknown;
      if (response && answer !== null && response.status < 500) {
        const set = response.headers.getSetCookie().find((line) => line.startsWith('cart='));
        cookie = set?.split(';')[0] ?? cookie;
        return { status: response.status, body: answer };
      }
      await pause(50);
    }
  };
}

/** The number of each order that was acknowledged as paid. */
const paid: string[] = [];

async function buy(index: number): Promise<void> {
  const call = patientBrowser();
  if ((await call('POST', '/cart/lines', { product: products.magnesium })).status !== 201) return;
  // A repeated call may have added it twice.
  const { lines } = (await call('GET', '/cart')).body as Cart;
  const [line] = lines;
  if (line !== undefined && line.quantity > 1) await call('PUT', `/cart/lines/${line.id}`, { quantity: 1 });
  await call('PUT', '/checkout/delivery', { ...deliveryFields, email: `buyer-${String(index)}@example.org` });
  const ordered = await call('POST', '/checkout/order', { terms: true });
  if (ordered.status !== 201) return;
  const { id, number } = ordered.body as Order;
  const started = await call('POST', `/orders/${String(id)}/payment`, { method: 'card' });
  expect(started, number).toMatchObject({ status: 201 });
  const { url } = started.body as { url: string };
  provider.standIn.choose(
    new URL(url).pathname.split('/').at(-1) ?? '',
    index % 2 === 0 ? 'paid_twice' : 'paid_out_of_order',
  );
  for (;;) {
    const { body } = await call('GET', `/orders/${String(id)}/payment`);
    if ((body as { state: string }).state === 'paid') break;
    await pause(50);
  }
  paid.push(number);
}

async function buyAll(): Promise<void> {
  const queue = Array.from({ length: buyers }, (_, index) => index);
  const next = async (): Promise<void> => {
    for (let index = queue.pop(); index !== undefined; index = queue.pop()) await buy(index);
  };
  await Promise.all(Array.from({ length: parallel }, next));
}

async function killDuring(): Promise<void> {
  for (const count of kills) {
    while (paid.length < count) await pause(5);
    await api?.kill();
    api = await start();
  }
}

test(
  'a killed API sells the last items once each, and keeps every order that it acknowledged',
  { timeout: 240_000 },
  async () => {
    api = await start();
    await Promise.all([buyAll(), killDuring()]);
    expect(await api.stop()).toBe(0);
    expect(paid).toHaveLength(items);

    await database.between(async ({ db }) => {
      const stored = await db.select().from(orders).where(eq(orders.status, 'paid'));
      expect(stored.map(({ number }) => number).sort()).toEqual(paid.toSorted());
      const numbers = (await db.select().from(orders)).map(({ number }) => Number(number.slice(-5)));
      expect(numbers.toSorted((left, right) => left - right)).toEqual(numbers.map((_, index) => index + 1));
      const [left] = await db.select().from(stock).where(eq(stock.productId, products.magnesium));
      expect(left?.quantity).toBe(0);
      const charged = await db.select().from(payments).where(eq(payments.state, 'paid'));
      expect(new Set(charged.map(({ orderId }) => orderId)).size).toBe(items);
      expect(charged).toHaveLength(items);
      expect(await db.$count(refunds)).toBe(0);
    });
    expect(provider.standIn.totals().charged).toHaveLength(items);
  },
);
