import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { customers, customerTokens } from '../../src/account/schema.ts';
import { testTime } from '../support/api.ts';
import { headerOf, linkIn, tokenIn } from '../support/mail-file.ts';
import { signupFields, usePersonalApi, type Browser } from '../support/personal-api.ts';

const hourMs = 3_600_000;
let now = testTime;
const api = usePersonalApi({ now: () => now });

beforeEach(() => {
  now = testTime;
});

const password = signupFields.password;

async function resetTokenFor(browser: Browser, email: string): Promise<string> {
  expect((await browser.call('/password/forgot', { email })).status).toBe(200);
  return tokenIn(await api.nextMail(email), 'token');
}

function newPassword(token: string, text = 'Marée haute 2027') {
  return { token, password: text, password_confirmation: text };
}

describe('a forgotten password', () => {
  test('is replaced once, within an hour, and ends all sessions', async () => {
    const email = api.newAddress();
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
    const email = api.newAddress();
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
    const email = api.newAddress();
    await api.signedIn({ email });
    const token = await resetTokenFor(api.browser(), email);
    const posts = ['Marée haute 2027', 'Marée basse 2027'].map((text) =>
      api.browser().call('/password/reset', newPassword(token, text)),
    );
    expect((await Promise.all(posts)).map(({ status }) => status).sort()).toEqual([200, 410]);
    await api.nextMail(email);
  });

  test('of an unknown address gets the same answer, and a mail that says so', async () => {
    const email = api.newAddress();
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
    const email = api.newAddress();
    await api.signedIn({ email });
    const token = await resetTokenFor(api.browser(), email);
    const [row] = await api.db().select().from(customers).where(eq(customers.email, email));
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const stored = JSON.stringify(await api.db().select().from(customerTokens));
    expect(stored).not.toContain(token);
  });

  test('proves the address of a sign-up that was not confirmed', async () => {
    const email = api.newAddress();
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
    const [email, wanted] = [api.newAddress(), api.newAddress()];
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
    const [email, other] = [api.newAddress(), api.newAddress()];
    await api.signedIn({ email: other });
    const browser = await api.signedIn({ email });
    expect((await browser.call('/customer/email', { email: other, current_password: password })).status).toBe(200);
    expect(linkIn(await api.nextMail(other), 'https').pathname).toBe('/fr/mot-de-passe-oublie');
  });

  test('an address that got an account before the link was used stays with it', async () => {
    const [email, wanted] = [api.newAddress(), api.newAddress()];
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
    const email = api.newAddress();
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
