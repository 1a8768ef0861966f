import { hash, randomUUID } from 'node:crypto';
import { calls, type Call } from '@veralune/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { deleteExpired } from '../../src/forms/delete-expired.ts';
import { answerOnce } from '../../src/idempotency/answer-once.ts';
import { idempotentAnswers } from '../../src/idempotency/schema.ts';
import { unseal } from '../../src/idempotency/seal.ts';
import { testTime } from '../support/api.ts';
import { addressFields, signupFields, usePersonalApi, type Browser } from '../support/personal-api.ts';
import { buyerOf, products } from '../support/shopping.ts';

const dayMs = 86_400_000;
let now = testTime;
const api = usePersonalApi({ catalogue: 'shipped', variables: { FORM_POSTS_PER_ADDRESS: '10000' }, now: () => now });
afterEach(() => {
  now = testTime;
  vi.restoreAllMocks();
});

const zinc = { product: products.zinc, quantity: 2 } as const;

function withKey(key: string = randomUUID()) {
  return { headers: { 'idempotency-key': key } };
}

async function articlesOf(browser: Browser): Promise<unknown> {
  return ((await browser.call('/cart')).body['amounts'] as { readonly articles: number }).articles;
}

describe('a repeated request', () => {
  test('adds to the cart once, for a customer and for a guest with a cart', async () => {
    const guest = api.browser();
    await guest.call('/cart/lines', { product: products.magnesium });
    for (const browser of [await api.signedIn(), guest]) {
      const before = Number(await articlesOf(browser));
      const options = withKey();
      const first = await browser.call('/cart/lines', zinc, options);
      const again = await browser.call('/cart/lines', zinc, options);
      expect([first.status, again.status]).toEqual([201, 201]);
      expect(again.body).toEqual(first.body);
      expect([first, again].map(({ headers }) => headers.get('idempotent-replayed'))).toEqual([null, 'true']);
      expect(again.headers.get('cache-control')).toBe('private, no-store');
      expect(await articlesOf(browser)).toBe(before + 2);
    }
  });

  test('gets the cookie of the first answer, if that was lost', async () => {
    const guest = api.browser();
    const options = withKey();
    await guest.call('/cart/lines', zinc, options);
    const cart = guest.cookies.get('cart');
    guest.cookies.clear();
    await guest.call('/cart/lines', zinc, options);
    expect(guest.cookies.get('cart')).toBe(cart);
    expect(guest.cookies.get('visitor')).toBe('c');
    expect(await articlesOf(guest)).toBe(2);
  });

  test('at the same time runs once, and all get the same answer', async () => {
    const browser = await api.signedIn();
    const options = withKey();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => browser.call('/customer/address', addressFields, options)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body['id'])).size).toBe(1);
    expect((await browser.call('/customer/address')).body['items']).toHaveLength(1);
  });

  test('makes one order and one payment', async () => {
    const buyer = buyerOf(api, api.browser());
    await buyer.add(products.zinc);
    await buyer.deliver();
    const [placing, paying] = [withKey(), withKey()];
    const orders = await Promise.all(
      Array.from({ length: 4 }, () => buyer.browser.call('/checkout/order', { terms: true }, placing)),
    );
    expect(new Set(orders.map(({ status, body }) => `${String(status)} ${String(body['id'])}`)).size).toBe(1);
    const path = `/orders/${String(orders[0]?.body['id'])}/payment`;
    const urls = [];
    for (let count = 0; count < 3; count += 1)
      urls.push((await buyer.browser.call(path, { method: 'card' }, paying)).body['url']);
    expect(new Set(urls).size).toBe(1);
  });

  test('after 24 hours is a new one, and nothing is left of the old one', async () => {
    const browser = await api.signedIn();
    const options = withKey();
    await browser.call('/cart/lines', zinc, options);
    now += dayMs - 1;
    await browser.call('/cart/lines', zinc, options);
    expect(await articlesOf(browser)).toBe(2);
    now += 2;
    await browser.call('/cart/lines', zinc, options);
    expect(await articlesOf(browser)).toBe(4);
    await deleteExpired(api.db(), now + dayMs);
    expect(await api.db().$count(idempotentAnswers)).toBe(0);
  });
});

describe('a key', () => {
  test('with other content, another call or another person is refused', async () => {
    const browser = await api.signedIn();
    const options = withKey();
    await browser.call('/cart/lines', zinc, options);
    const refused = [
      await browser.call('/cart/lines', { ...zinc, quantity: 3 }, options),
      await browser.call('/customer/address', addressFields, options),
      await (await api.signedIn()).call('/cart/lines', zinc, options),
      await api.browser().call('/cart/lines', zinc, options),
    ];
    for (const answer of refused) expect(answer).toMatchObject({ status: 422, code: 'idempotency_key_reused' });
    for (const { headers } of refused) expect(headers.getSetCookie().join()).not.toMatch(/jwt_token=\w|cart=\w/);
    expect(await articlesOf(browser)).toBe(2);
  });

  test('is a UUID, in any case', async () => {
    const browser = await api.signedIn();
    expect(await browser.call('/cart/lines', zinc, withKey('1'))).toMatchObject({
      status: 400,
      code: 'invalid_request',
    });
    const key = randomUUID();
    await browser.call('/cart/lines', zinc, withKey(key));
    await browser.call('/cart/lines', zinc, withKey(key.toUpperCase()));
    expect(await articlesOf(browser)).toBe(2);
  });

  test('of a refused request can be used again', async () => {
    const browser = await api.signedIn();
    const options = withKey();
    const wrong = { ...addressFields, zipcode: '0' };
    expect((await browser.call('/customer/address', wrong, options)).status).toBe(422);
    expect((await browser.call('/customer/address', addressFields, options)).status).toBe(201);
  });

  test('is taken by every call that creates something each time', () => {
    const creating = Object.entries<Call>(calls).filter(([, call]) => call.personal === true && call.status === 201);
    // Repeating these makes nothing twice: the address of an account is unique.
    const others = creating.filter(([, call]) => call.takesKey !== true).map(([name]) => name);
    expect(others).toEqual(['signup']);
  });
});

describe('what is stored', () => {
  test('can be read only with the key', async () => {
    const browser = await api.signedIn();
    const key = randomUUID();
    await browser.call('/customer/address', addressFields, withKey(key));
    const [row] = await api
      .db()
      .select()
      .from(idempotentAnswers)
      .where(eq(idempotentAnswers.keyHash, hash('sha256', key)));
    expect(JSON.stringify(row)).not.toMatch(new RegExp(`Maison|${key}`));
    expect(unseal(row?.sealed ?? '', key)).toContain('Maison');
    expect(() => unseal(row?.sealed ?? '', randomUUID())).toThrow();
  });

  test('has no session: sign-in takes no key', async () => {
    const browser = await api.signedIn({ email: 'keyed@example.org' });
    const key = randomUUID();
    const login = { email: 'keyed@example.org', password: signupFields.password };
    expect((await browser.call('/login', login, withKey(key))).status).toBe(200);
    const rows = await api
      .db()
      .select()
      .from(idempotentAnswers)
      .where(eq(idempotentAnswers.keyHash, hash('sha256', key)));
    expect(rows).toEqual([]);
  });
});

describe('answerOnce', () => {
  const request = () => ({ key: randomUUID(), sender: 'a', content: 1, now });
  const answer = { status: 201, body: '{}', cookies: [] };

  test('lets the next request try after an error, also when it waits for the first', async () => {
    const asked = request();
    const failing = answerOnce(api.db(), asked, () => Promise.reject(new Error('first')));
    const waiting = failing
      .catch(() => undefined)
      .then(() => answerOnce(api.db(), asked, () => Promise.resolve(answer)));
    await expect(failing).rejects.toThrow('first');
    expect(await waiting).toEqual({ answer, isRepeated: false });
  });

  test('says that the first request is running, until that has surely failed', async () => {
    const asked = request();
    const first = Promise.withResolvers<typeof answer>();
    const late = answerOnce(api.db(), asked, () => first.promise);
    const second = vi.fn(() => Promise.resolve({ ...answer, body: '"second"' }));
    await expect(answerOnce(api.db(), asked, second)).rejects.toMatchObject({ status: 409, code: 'in_progress' });
    expect(second).not.toHaveBeenCalled();
    const after = { ...asked, now: now + 30_000 };
    expect((await answerOnce(api.db(), after, second)).answer.body).toBe('"second"');
    // The first one ends after all. What clients got stays.
    first.resolve(answer);
    await late;
    expect((await answerOnce(api.db(), after, second)).answer.body).toBe('"second"');
  });
});
