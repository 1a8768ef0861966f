import { marketOf, type Locale } from '@veralune/routing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deleteExpired } from '../../src/forms/delete-expired.ts';
import { formPosts, rateLimits } from '../../src/forms/schema.ts';
import { readMailConfig } from '../../src/mail/config.ts';
import { mails } from '../../src/mail/schema.ts';
import { runPersonCommand } from '../../src/office/person-command.ts';
import { stockReminders } from '../../src/reminders/schema.ts';
import { sendReminders } from '../../src/reminders/send-reminders.ts';
import { stock } from '../../src/shop/schema.ts';
import { countStock } from '../../src/shop/stock.ts';
import { scope, testTime } from '../support/api.ts';
import { networkAddress, useRunningApi } from '../support/running-api.ts';

/** Micralba Vision, in Dutch Zicht: one size, out of stock in Italy, not sold in Switzerland. */
const vision = 116;
const email = 'Anna@example.org';
const variables = { SITE_URLS: 'be=https://be.veralune.example,it=https://it.veralune.example' };

let now = testTime;
let networks = 0;
const api = useRunningApi({ catalogue: 'shipped', variables, now: () => now });

function db() {
  return api.ready().database.db;
}

beforeEach(() => {
  now = testTime;
});
afterEach(async () => {
  for (const table of [stockReminders, formPosts, rateLimits, stock, mails]) await db().delete(table);
});

interface Answer {
  readonly status: number;
  readonly fields: Readonly<Record<string, string>>;
  readonly reference: string | undefined;
}

async function ask(body: object, locale: Locale = 'fr-be', headers: Readonly<Record<string, string>> = {}) {
  networks += 1;
  const response = await api.request(`/reminder?${scope(locale)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': networkAddress(networks), ...headers },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as {
    reference?: string;
    error?: { fields?: readonly { field: string; code: string }[] };
  };
  const fields = (answer.error?.fields ?? []).map(({ field, code }) => [field, code] as const);
  return {
    status: response.status,
    fields: Object.fromEntries(fields),
    reference: answer.reference,
  } satisfies Answer;
}

/** The outbox of the running API is not told, so that the mails stay in it. */
function send(): Promise<number> {
  const services = { db: db(), catalogue: api.ready().catalogue.current, mail: readMailConfig(variables, '/unused') };
  return sendReminders(services, now);
}

function count(locale: Locale, quantity: number): Promise<void> {
  return countStock(db(), marketOf(locale).shopId, { productId: vision, size: 0, quantity });
}

async function storedMails(): Promise<readonly (typeof mails.$inferSelect)[]> {
  return db().select().from(mails);
}

describe('a request for a reminder', () => {
  test.each<[what: string, body: object, locale: Locale, status: number, fields: object]>([
    ['is stored', { email, product: String(vision) }, 'fr-be', 201, {}],
    ['needs an address', { email: '', product: String(vision) }, 'fr-be', 422, { email: 'required' }],
    ['refuses a wrong address', { email: 'anna@', product: String(vision) }, 'fr-be', 422, { email: 'email' }],
    ['needs a product', { email }, 'fr-be', 422, { product: 'required' }],
    ['refuses a product that is no number', { email, product: '1e3' }, 'fr-be', 422, { product: 'option' }],
    ['refuses an unknown product', { email, product: '999999' }, 'fr-be', 404, {}],
    ['refuses an id beyond the range of the database', { email, product: '9999999999' }, 'fr-be', 404, {}],
    ['refuses a product of other countries', { email, product: String(vision) }, 'de-ch', 404, {}],
  ])('%s', async (_, body, locale, status, fields) => {
    const answer = await ask(body, locale);
    expect([answer.status, answer.fields]).toEqual([status, fields]);
    expect(await db().$count(stockReminders)).toBe(status === 201 ? 1 : 0);
  });

  test('is stored once, in the language of the last request', async () => {
    await ask({ email, product: String(vision) }, 'fr-be');
    await ask({ email: email.toLowerCase(), product: String(vision) }, 'nl-be');
    expect(await db().select().from(stockReminders)).toMatchObject([
      { email: 'anna@example.org', lang: 'nl', expiresAt: new Date('2027-05-15T12:00:00Z') },
    ]);
  });

  test('that is repeated with its key gets the same answer; other content is refused', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const first = await ask({ email, product: String(vision) }, 'fr-be', key);
    expect(await ask({ email, product: String(vision) }, 'fr-be', key)).toEqual(first);
    expect((await ask({ email: 'b@example.org', product: String(vision) }, 'fr-be', key)).status).toBe(422);
    expect(await db().$count(stockReminders)).toBe(1);
  });

  test('of a robot is answered and not stored', async () => {
    expect((await ask({ email, product: String(vision), website: 'x' })).status).toBe(201);
    expect(await db().$count(stockReminders)).toBe(0);
  });

  test('is limited for each address, as every mail to strangers', async () => {
    for (let product = 101; product <= 110; product += 1) await ask({ email, product: String(product) });
    expect((await ask({ email, product: String(vision) })).status).toBe(429);
  });
});

describe('the mail', () => {
  test('waits while the catalogue says that the product is out of stock', async () => {
    await ask({ email, product: String(vision) }, 'it-it');
    expect([await send(), await db().$count(stockReminders)]).toEqual([0, 1]);
  });

  test('is sent once when counted units return, in the language of the visitor, and the address is deleted', async () => {
    await count('nl-be', 0);
    await ask({ email, product: String(vision) }, 'nl-be');
    expect(await send()).toBe(0);
    await count('nl-be', 5);
    const sent = await Promise.all([send(), send(), send()]);
    expect(sent.reduce((sum, each) => sum + each, 0)).toBe(1);
    expect(await db().$count(stockReminders)).toBe(0);
    const [mail, ...others] = await storedMails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      kind: 'stock-reminder',
      lang: 'nl',
      recipient: 'anna@example.org',
      subject: 'Micralba Zicht is weer op voorraad',
    });
    expect(mail?.text).toContain('https://be.veralune.example/nl/product/micralba-zicht');
    expect(await send()).toBe(0);
  });

  test('is sent to everyone, also beyond the size of a transaction', async () => {
    const rows = Array.from({ length: 205 }, (_, index) => ({
      ...{ id: crypto.randomUUID(), shopId: marketOf('fr-be').shopId, productId: vision, lang: 'fr' as const },
      ...{ email: `p${String(index)}@example.org`, requestedAt: new Date(now), expiresAt: new Date(now + 1) },
    }));
    await db().insert(stockReminders).values(rows);
    expect([await send(), await db().$count(stockReminders)]).toEqual([205, 0]);
  });

  test('is not sent after six months, when the request is deleted', async () => {
    await count('fr-be', 0);
    await ask({ email, product: String(vision) });
    await count('fr-be', 5);
    now = Date.parse('2027-05-15T12:00:00Z');
    expect(await send()).toBe(0);
    await deleteExpired(db(), now - 1);
    expect(await db().$count(stockReminders)).toBe(1);
    await deleteExpired(db(), now);
    expect(await db().$count(stockReminders)).toBe(0);
  });
});

describe('the office', () => {
  test('exports and deletes the reminders of a person', async () => {
    await ask({ email, product: String(vision) });
    const exported = await runPersonCommand(db(), { action: 'export', email }, now);
    expect(JSON.parse(exported)).toMatchObject({ stock_reminders: [{ productId: vision, lang: 'fr' }] });
    expect(await runPersonCommand(db(), { action: 'delete', email }, now)).toContain('1 stock reminders');
    expect(await db().$count(stockReminders)).toBe(0);
  });
});
