import { expect, test } from 'vitest';
import { usePersonalApi } from '../support/personal-api.ts';
import { buyerOf, products } from '../support/shopping.ts';

const api = usePersonalApi({ catalogue: 'shipped' });

const form = { 'content-type': 'application/x-www-form-urlencoded' } as const;

async function startedPayment() {
  const buyer = buyerOf(api, api.browser());
  await buyer.add(products.zinc);
  await buyer.deliver();
  const { id, number } = await buyer.order();
  const { body } = await buyer.call(`/orders/${String(id)}/payment`, { method: 'card' });
  const url = new URL(String(body['url']));
  expect(url.origin).toBe('https://be.example');
  expect(url.pathname).toMatch(/^\/api\/payment-stand-in\/cs_/);
  return { buyer, id, number, path: url.pathname.replace('/api', ''), url: url.href };
}

test('a tester pays with the buttons of its pages, through the bank’s step', async () => {
  const { buyer, id, number, path } = await startedPayment();
  const page = await api.getRaw(path);
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(await page.text()).toContain(`${number}: 19.80 EUR`);
  const asked = await api.postRaw(path, 'choice=three_d_secure', form);
  expect([asked.status, asked.headers.get('location')]).toEqual([303, `${path.split('/').at(-1) ?? ''}/3-d-secure`]);
  const step = `${path}/3-d-secure`;
  expect(await (await api.getRaw(step)).text()).toContain('Confirm the payment');
  const confirmed = await api.postRaw(step, 'choice=confirmed', form);
  expect([confirmed.status, confirmed.headers.get('location')]).toEqual([
    303,
    `https://be.example/fr/commande/confirmation?order=${String(id)}`,
  ]);
  await buyer.seeStatus(id, 'paid');
  // The page of a finished payment leads back.
  expect((await api.postRaw(path, 'choice=paid', form)).status).toBe(303);
});

test('going back leads to the site, and the same payment can be taken up again', async () => {
  const { buyer, id, path, url } = await startedPayment();
  const back = await api.postRaw(path, 'choice=canceled', form);
  expect(back.headers.get('location')).toBe(
    `https://be.example/fr/commande/confirmation?order=${String(id)}&canceled=1`,
  );
  expect((await buyer.call(`/orders/${String(id)}/payment`, { method: 'card' })).body).toEqual({ order: id, url });
  const wallet = await buyer.call(`/orders/${String(id)}/payment`, { method: 'online_wallet' });
  expect(wallet.status).toBe(201);
  expect(wallet.body['url']).not.toBe(url);
  expect(await api.postRaw(path, 'choice=paid', form)).toMatchObject({ status: 303 });
  expect((await buyer.payment(id)).state).toBe('pending');
});

test('two starts at the same time are one payment', async () => {
  const buyer = buyerOf(api, api.browser());
  await buyer.add(products.zinc);
  await buyer.deliver();
  const { id } = await buyer.order();
  const start = () => buyer.call(`/orders/${String(id)}/payment`, { method: 'card' });
  const answers = await Promise.all([start(), start(), start()]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(answers.map(({ body }) => body['url'])).size).toBe(1);
});

test('other choices and unknown payments are refused', async () => {
  const { path } = await startedPayment();
  expect((await api.postRaw(path, 'choice=free', form)).status).toBe(400);
  expect((await api.getRaw('/payment-stand-in/cs_unknown')).status).toBe(404);
});
