import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { standInCaptchaToken, type Order } from '@veralune/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { submissions } from '../../src/forms/schema.ts';
import { mails } from '../../src/mail/schema.ts';
import { startPaymentStandIn, type RunningStandIn } from '../../src/payment-stand-in/start-stand-in.ts';
import { payments } from '../../src/shop/payment/schema.ts';
import { orders } from '../../src/shop/schema.ts';
import { startApiProcess, type ApiProcess } from '../support/api-process.ts';
import { scope } from '../support/api.ts';
import { contactFields } from '../support/forms-api.ts';
import { headerOf } from '../support/mail-file.ts';
import { openProcessDatabase, type ProcessDatabase } from '../support/process-database.ts';
import { deliveryFields, products } from '../support/shopping.ts';

const people = 100;
const buyers = 20;
/** All of them at once are a test of load: on a slow machine the answers take longer than the limits of a request. */
const atOnce = 10;
const settledMs = 60_000;

/** Does something for each of `count` people, for `atOnce` of them at the same time. Resolves to the results. */
async function forPeople<Result>(count: number, act: (person: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let first = 0; first < count; first += atOnce) {
    const group = Array.from({ length: Math.min(atOnce, count - first) }, (_, place) => act(first + place));
    results.push(...(await Promise.all(group)));
  }
  return results;
}

/** Two processes on one database; the embedded engine lets one in. */
describe('two instances on one server', { timeout: 120_000 }, () => {
  let database: ProcessDatabase;
  let provider: RunningStandIn;
  let instances: ApiProcess[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'veralune-shared-work-'));
  const folders = ['one', 'other'].map((name) => join(folder, name));
  let turn = 0;

  /** The instances in turn. */
  const next = (): ApiProcess => {
    turn += 1;
    const instance = instances[turn % instances.length];
    if (instance === undefined) throw new Error('Instances run only while tests do');
    return instance;
  };

  beforeAll(async () => {
    database = await openProcessDatabase('shipped');
    provider = await startPaymentStandIn({
      deliver: async (body, signature) => {
        const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
        return (await next().request('/payment/webhook', { method: 'POST', headers, body })).status;
      },
    });
    const { secretKey, webhookSecret, apiUrl } = provider.config;
    const variables = {
      ...database.variables,
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: apiUrl?.href ?? '',
      FORM_POSTS_PER_ADDRESS: '100000',
      MAIL_TO: 'be=office@example.org',
    };
    instances = await Promise.all(folders.map((each) => startApiProcess({ ...variables, DATA_DIR: each })));
  }, 120_000);
  afterAll(async () => {
    await Promise.all(instances.map((each) => each.stop()));
    await provider.close();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const mailsIn = (dataDir: string): string[] => {
    const outbox = join(dataDir, 'outbox');
    if (!existsSync(outbox)) return [];
    const names = readdirSync(outbox).filter((name) => name.endsWith('.eml'));
    return names.map((name) => readFileSync(join(outbox, name), 'utf8'));
  };
  const allMails = (): string[] => folders.flatMap(mailsIn);
  const mailsWaiting = (): Promise<number> => database.between(({ db }) => db.$count(mails));

  test('store a form once that reaches both, and send its mails once', async () => {
    await forPeople(people, async (person) => {
      const init = {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: JSON.stringify({
          ...contactFields,
          email: `person${String(person)}@example.org`,
          captcha_token: standInCaptchaToken('contact'),
        }),
      };
      const answers = await Promise.all(instances.map((each) => each.request(`/contact?${scope('fr-be')}`, init)));
      const references = await Promise.all(answers.map(async (each) => JSON.stringify(await each.json())));
      expect(new Set(references).size, references.join()).toBe(1);
    });
    await expect.poll(() => allMails().length, { timeout: settledMs, interval: 200 }).toBe(2 * people);
    await database.between(async ({ db }) => {
      expect(await db.$count(submissions)).toBe(people);
    });
    await expect.poll(mailsWaiting, { timeout: settledMs }).toBe(0);
    // A second sending would come with the next look for due mails, a second later.
    await pause(2_500);
    const ids = allMails().map((mail) => headerOf(mail, 'Message-ID'));
    expect(ids).toHaveLength(2 * people);
    expect(new Set(ids).size).toBe(2 * people);
    // Both took part; otherwise this test would show nothing.
    expect(Math.min(...folders.map((each) => mailsIn(each).length))).toBeGreaterThan(0);
  });

  /** A browser whose calls reach the instances in turn. */
  const browser = () => {
    let cookie = '';
    const send = async (instance: ApiProcess, method: string, path: string, body?: unknown): Promise<unknown> => {
      const response = await instance.request(`${path}?${scope('fr-be')}`, {
        method,
        headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const set = response.headers.getSetCookie().find((line) => line.startsWith('cart='));
      cookie = set?.split(';')[0] ?? cookie;
      expect(response.status, path).toBeLessThan(300);
      return response.json();
    };
    return {
      call: (method: string, path: string, body?: unknown) => send(next(), method, path, body),
      callBoth: (method: string, path: string, body?: unknown) =>
        Promise.all(instances.map((each) => send(each, method, path, body))),
    };
  };

  test('make one order of two clicks that reach both, and charge it once', async () => {
    const before = allMails().length;
    const bought = await forPeople(buyers, async (buyer) => {
      const { call, callBoth } = browser();
      await call('POST', '/cart/lines', { product: products.magnesium });
      await call('PUT', '/checkout/delivery', { ...deliveryFields, email: `buyer-${String(buyer)}@example.org` });
      const [one, other] = (await callBoth('POST', '/checkout/order', { terms: true })) as Order[];
      expect(other?.number).toBe(one?.number);
      const payment = `/orders/${String(one?.id)}/payment`;
      const { url } = (await call('POST', payment, { method: 'card' })) as { url: string };
      // The messages of a payment come twice, and reach both instances.
      provider.standIn.choose(new URL(url).pathname.split('/').at(-1) ?? '', 'paid_twice');
      const state = async () => ((await call('GET', payment)) as { state: string }).state;
      await expect.poll(state, { timeout: settledMs }).toBe('paid');
      return one?.number;
    });
    expect(new Set(bought).size).toBe(buyers);
    await database.between(async ({ db }) => {
      const stored = await db.select().from(orders);
      expect(stored.map(({ number, status }) => [number, status]).sort()).toEqual(
        bought.map((number) => [number, 'paid']).sort(),
      );
      expect(await db.$count(payments)).toBe(buyers);
    });
    expect(provider.standIn.totals().charged).toHaveLength(buyers);
    await expect.poll(mailsWaiting, { timeout: settledMs }).toBe(0);
    await pause(2_500);
    const sent = allMails()
      .slice()
      .map((mail) => headerOf(mail, 'Message-ID'));
    expect(new Set(sent).size).toBe(sent.length);
    expect(sent.length - before).toBe(buyers);
  });
});
