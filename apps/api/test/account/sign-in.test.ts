import { accountLinks } from '@veralune/api-client/contract';
import { href } from '@veralune/routing';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { customers, customerSessions, customerTokens } from '../../src/account/schema.ts';
import { deleteExpired } from '../../src/forms/delete-expired.ts';
import { testTime } from '../support/api.ts';
import { headerOf, linkIn } from '../support/mail-file.ts';
import { signupFields, usePersonalApi, type Browser } from '../support/personal-api.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
let now = testTime;
const api = usePersonalApi({ now: () => now });

beforeEach(() => {
  now = testTime;
});

const password = signupFields.password;
let addresses = 0;
function newAddress(): string {
  addresses += 1;
  return `anna.${String(addresses)}@example.org`;
}

function tokenIn(mail: string, parameter: 'verify' | 'token' | 'confirm_email'): string {
  return linkIn(mail, `${parameter}=`).searchParams.get(parameter) ?? '';
}

async function resetTokenFor(browser: Browser, email: string): Promise<string> {
  expect((await browser.call('/password/forgot', { email })).status).toBe(200);
  return tokenIn(await api.nextMail(email), 'token');
}

function newPassword(token: string, text = 'Marée haute 2027') {
  return { token, password: text, password_confirmation: text };
}

describe('a sign-up', () => {
  test('can sign in once the link of the mail is used', async () => {
    const browser = api.browser();
    const email = newAddress();
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
    const email = newAddress();
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
    const email = newAddress();
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
    const email = newAddress();
    expect((await api.browser().call('/signup', { ...signupFields, email, website: 'x' })).status).toBe(201);
    expect(await api.db().$count(customers, eq(customers.email, email))).toBe(0);
  });
});

describe('a session', () => {
  test('is a cookie that scripts can not read, secure where the site is', async () => {
    const email = newAddress();
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

describe('a forgotten password', () => {
  test('is replaced once, within an hour, and ends all sessions', async () => {
    const email = newAddress();
    const browser = await api.signedIn({ email });
    const token = await resetTokenFor(api.browser(), email);
    expect((await browser.call('/password/reset/check', { token })).status).toBe(200);
    expect((await browser.call('/password/reset', newPassword(token, 'short'))).fields).toMatchObject({
      password: 'password_short',
    });
    expect((await browser.call('/password/reset', newPassword(token))).status).toBe(200);
    expect(await browser.call('/password/reset', newPassword(token))).toMatchObject({
      status: 410,
      code: 'link_expired',
    });
    expect((await browser.call('/customer')).status).toBe(401);
    expect((await browser.call('/login', { email, password })).status).toBe(401);
    expect((await browser.call('/login', { email, password: 'Marée haute 2027' })).status).toBe(200);
    await api.nextMail(email);
  });

  test('has one link: a newer one replaces it, and it ends after an hour', async () => {
    const email = newAddress();
    await api.signedIn({ email });
    const browser = api.browser();
    const older = await resetTokenFor(browser, email);
    const newer = await resetTokenFor(browser, email);
    expect((await browser.call('/password/reset', newPassword(older))).status).toBe(410);
    now = testTime + hourMs;
    expect((await browser.call('/password/reset', newPassword(newer))).status).toBe(410);
    expect((await browser.call('/password/reset/check', { token: newer })).status).toBe(410);
    now = testTime + hourMs - 1;
    expect((await browser.call('/password/reset', newPassword(newer))).status).toBe(200);
    await api.nextMail(email);
  });

  test('is replaced by one of two posts at the same time', async () => {
    const email = newAddress();
    await api.signedIn({ email });
    const token = await resetTokenFor(api.browser(), email);
    const posts = ['Marée haute 2027', 'Marée basse 2027'].map((text) =>
      api.browser().call('/password/reset', newPassword(token, text)),
    );
    expect((await Promise.all(posts)).map(({ status }) => status).sort()).toEqual([200, 410]);
    await api.nextMail(email);
  });

  test('of an unknown address gets the same answer, and a mail that says so', async () => {
    const email = newAddress();
    await api.signedIn({ email });
    const browser = api.browser();
    const [known, unknown] = [
      await browser.call('/password/forgot', { email }),
      await browser.call('/password/forgot', { email: 'stranger@example.org' }),
    ];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(linkIn(await api.nextMail('stranger@example.org'), 'https').pathname).toBe('/fr/inscription');
    await api.nextMail(email);
  });

  test('is not stored, nor is the token of the link', async () => {
    const email = newAddress();
    await api.signedIn({ email });
    const token = await resetTokenFor(api.browser(), email);
    const [row] = await api.db().select().from(customers).where(eq(customers.email, email));
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const stored = JSON.stringify(await api.db().select().from(customerTokens));
    expect(stored).not.toContain(token);
  });

  test('proves the address of a sign-up that was not confirmed', async () => {
    const email = newAddress();
    const browser = api.browser();
    await browser.call('/signup', { ...signupFields, email });
    await api.nextMail(email);
    const token = await resetTokenFor(browser, email);
    await browser.call('/password/reset', newPassword(token));
    expect((await browser.call('/login', { email, password: 'Marée haute 2027' })).status).toBe(200);
    await api.nextMail(email);
  });
});

describe('the address and the password of a customer', () => {
  test('change with the current password; the new address is confirmed, the old one is told', async () => {
    const [email, wanted] = [newAddress(), newAddress()];
    const browser = await api.signedIn({ email });
    const wrong = await browser.call('/customer/email', { email: wanted, current_password: 'wrong' });
    expect(wrong).toMatchObject({ status: 403, code: 'password_wrong' });
    expect((await browser.call('/customer/email', { email: wanted, current_password: password })).status).toBe(200);
    expect((await browser.call('/customer')).body['email']).toBe(email);
    const reset = await resetTokenFor(api.browser(), email);
    const token = tokenIn(await api.nextMail(wanted), 'confirm_email');
    const elsewhere = api.browser();
    expect((await elsewhere.call('/customer/email/confirm', { token })).status).toBe(200);
    expect((await elsewhere.call('/customer/email/confirm', { token })).status).toBe(410);
    expect((await browser.call('/customer')).body['email']).toBe(wanted);
    expect(headerOf(await api.nextMail(email), 'Subject')).not.toBe('');
    expect((await elsewhere.call('/password/reset', newPassword(reset))).status).toBe(410);
    expect((await elsewhere.call('/login', { email, password })).status).toBe(401);
    expect((await elsewhere.call('/login', { email: wanted, password })).status).toBe(200);
  });

  test('a new address that has an account gets a mail; the answer does not tell', async () => {
    const [email, other] = [newAddress(), newAddress()];
    await api.signedIn({ email: other });
    const browser = await api.signedIn({ email });
    expect((await browser.call('/customer/email', { email: other, current_password: password })).status).toBe(200);
    expect(linkIn(await api.nextMail(other), 'https').pathname).toBe('/fr/mot-de-passe-oublie');
  });

  test('an address that got an account before the link was used stays with it', async () => {
    const [email, wanted] = [newAddress(), newAddress()];
    const browser = await api.signedIn({ email });
    await browser.call('/customer/email', { email: wanted, current_password: password });
    const token = tokenIn(await api.nextMail(wanted), 'confirm_email');
    await api.signedIn({ email: wanted });
    expect(await browser.call('/customer/email/confirm', { token })).toMatchObject({
      status: 409,
      code: 'email_taken',
    });
    expect((await browser.call('/customer')).body['email']).toBe(email);
  });

  test('a new password ends all other sessions', async () => {
    const email = newAddress();
    const browser = await api.signedIn({ email });
    const other = api.browser();
    await other.call('/login', { email, password });
    const before = browser.cookies.get('jwt_token');
    const text = 'Marée haute 2027';
    const fields = { current_password: password, password: text, password_confirmation: text };
    expect((await browser.call('/customer/password', { ...fields, current_password: 'x' })).status).toBe(403);
    expect((await browser.call('/customer/password', fields)).status).toBe(200);
    expect(browser.cookies.get('jwt_token')).not.toBe(before);
    expect((await browser.call('/customer')).status).toBe(200);
    expect((await other.call('/customer')).status).toBe(401);
    await api.nextMail(email);
  });
});
