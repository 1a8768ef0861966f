import Stripe from 'stripe';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { Shop } from '../../src/shop/shop.ts';
import { payments, refunds } from '../../src/shop/payment/schema.ts';
import { addressFields, usePersonalApi } from '../support/personal-api.ts';
import { buyerOf, products } from '../support/shopping.ts';

const api = usePersonalApi({
  catalogue: 'shipped',
  variables: { FORM_POSTS_PER_ADDRESS: '10000', STRIPE_WEBHOOK_SECRET: '' },
});

async function placed(quantity = 1) {
  const buyer = buyerOf(api, api.browser());
  await buyer.add(products.zinc, quantity);
  await buyer.deliver();
  return { buyer, order: await buyer.order() };
}

describe('orders of others', () => {
  test('answer 404 to guests and customers, for every call', async () => {
    const { order } = await placed();
    const stranger = buyerOf(api, api.browser());
    await stranger.add(products.zinc);
    const customer = buyerOf(api, await api.signedIn());
    const path = `/orders/${String(order.id)}`;
    for (const { call } of [stranger, customer])
      expect(
        await Promise.all([
          call(path).then(({ status }) => status),
          call(`${path}/payment`).then(({ status }) => status),
          call(`${path}/payment`, { method: 'card' }).then(({ status }) => status),
          call(`${path}/again`, {}).then(({ status }) => status),
          call(`${path}/withdrawal`, {}).then(({ status }) => status),
        ]),
      ).toEqual([404, 404, 404, 404, 404]);
  });

  test('an address of another account can’t be chosen', async () => {
    const owner = await api.signedIn();
    const added = await owner.call('/customer/address', addressFields);
    expect(added.status).toBe(201);
    const fields = { kind: 'home', mobile: '+32 470 00 12 34', shipping_address_id: added.body['id'] };
    const refused = await (await api.signedIn()).call('PUT /checkout/delivery', fields);
    expect(refused.fields).toEqual({ shipping_address_id: 'option' });
    expect((await owner.call('PUT /checkout/delivery', fields)).status).toBe(200);
  });

  test('a call from another site is refused', async () => {
    const browser = api.browser();
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect(await browser.call('/cart/lines', { product: products.zinc }, { headers })).toMatchObject({ status: 403 });
  });
});

describe('messages of the provider', () => {
  async function messageFor(orderId: number) {
    const [attempt] = await api.db().select().from(payments).where(eq(payments.orderId, orderId));
    const object = {
      id: attempt?.sessionId,
      object: 'checkout.session',
      payment_status: 'paid',
      amount_total: attempt?.amountCents,
      currency: 'eur',
      payment_intent: 'pi_forged',
      metadata: { payment_id: attempt?.id },
    };
    return JSON.stringify({ id: 'evt_forged', object: 'event', type: 'checkout.session.completed', data: { object } });
  }

  test('are refused if they are unsigned, altered, signed by others or old', async () => {
    const { buyer, order } = await placed();
    await buyer.pay(order.id, 'canceled');
    const payload = await messageFor(order.id);
    const forged = Stripe.webhooks.generateTestHeaderString({ payload, secret: 'whsec_guessed' });
    const post = (body: string, signature: string) =>
      api.postRaw('/payment/webhook', body, { 'content-type': 'application/json', 'stripe-signature': signature });
    const old = Stripe.webhooks.generateTestHeaderString({
      ...{ payload, secret: 'whsec_guessed' },
      timestamp: Math.floor(Date.now() / 1_000) - 400,
    });
    for (const signature of ['', forged, old, 't=1,v1=00'])
      expect((await post(payload, signature)).status, signature).toBe(400);
    expect((await buyer.payment(order.id)).state).toBe('pending');
  });

  test('that are replayed change nothing, not even for another order', async () => {
    const received = vi.spyOn(Shop.prototype, 'receivePayment');
    const [{ buyer, order }, other] = [await placed(), await placed()];
    await buyer.pay(order.id, 'paid');
    await buyer.seeStatus(order.id, 'paid');
    const messages = received.mock.calls.map(([body, signature]) => ({ body, signature }));
    received.mockRestore();
    const before = await buyer.call(`/orders/${String(order.id)}`);
    expect(messages.length).toBeGreaterThan(0);
    for (const { body, signature } of messages) {
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      expect((await api.postRaw('/payment/webhook', body, headers)).status).toBe(200);
    }
    expect((await buyer.call(`/orders/${String(order.id)}`)).body).toEqual(before.body);
    expect((await other.buyer.payment(other.order.id)).state).toBe('none');
    expect(await api.db().$count(refunds, eq(refunds.orderId, order.id))).toBe(0);
  });
});

test('a limited code that two carts use at the same time belongs to one of them', async () => {
  const code = 'CSM-4K7P-2M9X';
  const buyers = await Promise.all(
    Array.from({ length: 4 }, async (_, index) => {
      const buyer = buyerOf(api, api.browser());
      await buyer.add(products.zinc, 6);
      await buyer.deliver({ email: `code-${String(index)}@example.org` });
      expect(await buyer.call('/cart/code', { code })).toMatchObject({ status: 200 });
      await buyer.call('PUT /cart/gift', { product: products.voyage });
      return buyer;
    }),
  );
  const answers = await Promise.all(buyers.map((buyer) => buyer.call('/checkout/order', { terms: true })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  const late = buyerOf(api, api.browser());
  await late.add(products.zinc, 6);
  expect(await late.call('/cart/code', { code })).toMatchObject({ status: 409, code: 'code_used' });
});
