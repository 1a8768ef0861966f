import { accountLinks } from '@veralune/api-client/contract';
import { href } from '@veralune/routing';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { customers, customerSessions } from '../../src/account/schema.ts';
import { deleteExpired } from '../../src/forms/delete-expired.ts';
import { testTime } from '../support/api.ts';
import { headerOf, linkIn, tokenIn } from '../support/mail-file.ts';
import { signupFields, usePersonalApi } from '../support/personal-api.ts';

const dayMs = 86_400_000;
let now = testTime;
const api = usePersonalApi({ now: () => now });

beforeEach(() => {
  now = testTime;
});

const password = signupFields.password;

describe('a sign-up', () => {
  test('can sign in once the link of the mail is used', async () => {
    const browser = api.browser();
    const email = api.newAddress();
    expect(await browser.call('/signup', { ...signupFields, email })).toMatchObject({ status: 201, body: {} });
    const first = await api.nextMail(email);
    expect(await browser.call('/login', { email, password })).toMatchObject({
      status: 403,
      code: 'email_not_verified',
    });
    const again = await api.nextMail(email);
    expect(linkIn(again, 'verify').origin).toBe('https://be.example');
    expect(linkIn(again, 'verify').pathname).toBe(href(accountLinks.verifyEmail.route, {}, 'fr-be'));
    expect((await browser.call('/signup/verify', { token: tokenIn(first, 'verify') })).code).toBe('link_expired');
    const token = tokenIn(again, 'verify');
    expect((await browser.call('/signup/verify', { token })).status).toBe(200);
    expect((await browser.call('/signup/verify', { token })).status).toBe(200);
    expect(browser.cookies.has('jwt_token')).toBe(false);
    const entered = await browser.call('/login', { email: email.toUpperCase(), password });
    expect(entered.body).toEqual({
      customer: { firstname: 'Anna', lastname: 'Peeters', favourite_products: [], favourite_pharmacies: [] },
      cart: { articles: 0 },
    });
  });

  test('of a known address gets the same answer, another mail, and changes nothing', async () => {
    const email = api.newAddress();
    await api.signedIn({ email });
    const stranger = api.browser();
    const [known, unknown] = [
      await stranger.call('/signup', { ...signupFields, email, firstname: 'Eve', password_confirmation: password }),
      await stranger.call('/signup', { ...signupFields, email: 'nobody@example.org' }),
    ];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(headerOf(await api.nextMail(email), 'Subject')).not.toBe('');
    await api.nextMail('nobody@example.org');
    const [row] = await api.db().select().from(customers).where(eq(customers.email, email));
    expect(row?.firstname).toBe('Anna');
  });

  test('that nobody confirmed is replaced by the next, and deleted after seven days', async () => {
    const email = api.newAddress();
    const browser = api.browser();
    await browser.call('/signup', { ...signupFields, email, firstname: 'Eve' });
    const first = tokenIn(await api.nextMail(email), 'verify');
    await browser.call('/signup', { ...signupFields, email });
    const second = tokenIn(await api.nextMail(email), 'verify');
    expect((await browser.call('/signup/verify', { token: first })).status).toBe(410);
    now = testTime + 7 * dayMs;
    expect((await browser.call('/signup/verify', { token: second })).status).toBe(410);
    await deleteExpired(api.db(), now);
    expect(await api.db().$count(customers, eq(customers.email, email))).toBe(0);
  });

  test('names every field that is wrong', async () => {
    const { status, fields } = await api.browser().call('/signup', { email: 'anna', password: 'x', civility: 'dr' });
    expect(status).toBe(422);
    expect(fields).toEqual({
      civility: 'option',
      firstname: 'required',
      lastname: 'required',
      email: 'email',
      password: 'password_short',
      password_confirmation: 'required',
      terms: 'consent',
    });
  });

  test('of a robot gets the answer of a success, and no account', async () => {
    const email = api.newAddress();
    expect((await api.browser().call('/signup', { ...signupFields, email, website: 'x' })).status).toBe(201);
    expect(await api.db().$count(customers, eq(customers.email, email))).toBe(0);
  });
});

describe('a session', () => {
  test('is a cookie that scripts can not read, secure where the site is', async () => {
    const email = api.newAddress();
    const browser = await api.signedIn({ email });
    const secure = await browser.call('/login', { email, password });
    const [cookie = ''] = secure.headers.getSetCookie().filter((line) => line.startsWith('jwt_token='));
    expect(cookie).toMatch(/Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const plain = await browser.call('/login', { email, password }, { locale: 'de-ch' });
    expect(plain.headers.getSetCookie().join()).not.toContain('Secure');
    expect(browser.cookies.get('visitor')).toBe('s');
  });

  test('ends with the sign-out, also for a copy of its cookie', async () => {
    const browser = await api.signedIn();
    const copy = api.browser();
    copy.cookies.set('jwt_token', browser.cookies.get('jwt_token') ?? '');
    expect((await copy.call('/customer')).status).toBe(200);
    expect((await browser.call('/logout', {})).body).toEqual({ customer: null, cart: { articles: 0 } });
    expect([...browser.cookies]).toEqual([]);
    expect((await browser.call('/logout', {})).status).toBe(200);
    expect(await copy.call('/customer')).toMatchObject({ status: 401, code: 'login_required' });
  });

  test('is prolonged by visits, and ends 30 days after the last', async () => {
    const browser = await api.signedIn();
    now = testTime + dayMs - 1;
    expect((await browser.call('/me')).headers.getSetCookie()).toEqual([]);
    now = testTime + 20 * dayMs;
    expect((await browser.call('/me')).headers.getSetCookie().join()).toContain('jwt_token=');
    now = testTime + 50 * dayMs - 1;
    expect((await browser.call('/customer')).status).toBe(200);
    now = testTime + 81 * dayMs;
    expect((await browser.call('/me')).body['customer']).toBe(null);
    expect([...browser.cookies]).toEqual([]);
  });

  test('is not found by the stored hash, and no token is stored', async () => {
    const browser = await api.signedIn();
    const token = browser.cookies.get('jwt_token') ?? '';
    const rows = await api.db().select().from(customerSessions);
    expect(rows.map(({ hash }) => hash)).not.toContain(token);
    const thief = api.browser();
    for (const { hash } of rows) {
      thief.cookies.set('jwt_token', hash);
      expect((await thief.call('/customer')).status).toBe(401);
    }
  });

  test('is never cached', async () => {
    const browser = await api.signedIn();
    for (const path of ['/me', '/customer', '/customer/address']) {
      const { headers } = await browser.call(path, undefined, { headers: { 'accept-encoding': 'gzip' } });
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect(headers.get('etag')).toBe(null);
      expect(headers.get('content-encoding')).toBe(null);
    }
  });
});
