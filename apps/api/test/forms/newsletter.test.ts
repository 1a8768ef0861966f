import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deleteExpired } from '../../src/forms/delete-expired.ts';
import { formPosts, newsletterSubscriptions, newsletterTokens, rateLimits } from '../../src/forms/schema.ts';
import { mails as mailTable } from '../../src/mail/schema.ts';
import { scope, testTime } from '../support/api.ts';
import { captchaToken, newsletterFields, useFormsApi } from '../support/forms-api.ts';
import { headerOf, linkIn } from '../support/mail-file.ts';

const dayMs = 86_400_000;
let now = testTime;
const api = useFormsApi({ SITE_URLS: 'be=https://www.veralune.example' }, () => now);

beforeEach(() => {
  now = testTime;
});
afterEach(async () => {
  await expect.poll(() => api.db().$count(mailTable)).toBe(0);
  for (const table of [newsletterSubscriptions, formPosts, rateLimits]) await api.db().delete(table);
  api.forgetMails();
});

async function signUp(city = 'Bruxelles'): Promise<void> {
  const response = await api.post('/newsletter', { ...newsletterFields, ...captchaToken('/newsletter'), city });
  expect(response.status).toBe(201);
}

/** The only mail that was written since the last call. */
async function nextMail(): Promise<string> {
  const [mail = ''] = await api.mails(1);
  api.forgetMails();
  return mail;
}

function tokenIn(mail: string, action: 'confirm' | 'unsubscribe'): string {
  return linkIn(mail, `/fragments/newsletter/${action}`).searchParams.get('token') ?? '';
}

async function sendToken(call: 'confirm' | 'unsubscribe', token: string): Promise<[number, string | undefined]> {
  const response = await api.post(`/newsletter/${call}`, { token });
  return [response.status, ((await response.json()) as { state?: string }).state];
}

async function stateOfSubscription(): Promise<string | undefined> {
  const rows = await api.db().select().from(newsletterSubscriptions);
  expect(rows.length).toBeLessThanOrEqual(1);
  return rows[0]?.state;
}

describe('a sign-up', () => {
  test('is confirmed by the link of the mail, and ended by that of the next', async () => {
    await signUp();
    expect(await stateOfSubscription()).toBe('pending');
    const asked = await nextMail();
    expect(linkIn(asked, '/fragments/newsletter/confirm').origin).toBe('https://www.veralune.example');
    expect(await sendToken('confirm', tokenIn(asked, 'confirm'))).toEqual([200, 'confirmed']);
    expect(await stateOfSubscription()).toBe('confirmed');
    const welcome = await nextMail();
    expect(await sendToken('unsubscribe', tokenIn(welcome, 'unsubscribe'))).toEqual([200, 'unsubscribed']);
    const [ended] = await api.db().select().from(newsletterSubscriptions);
    expect(ended).toMatchObject({ state: 'unsubscribed', values: {}, expiresAt: new Date('2029-11-15T12:00:00Z') });
  });

  test('is welcomed once, however often it is confirmed', async () => {
    await signUp();
    const token = tokenIn(await nextMail(), 'confirm');
    const answers = await Promise.all(Array.from({ length: 5 }, () => sendToken('confirm', token)));
    expect(new Set(answers.map(String))).toEqual(new Set(['200,confirmed']));
    await nextMail();
  });

  test('can not be confirmed by an old link after its end', async () => {
    await signUp();
    const asked = await nextMail();
    await sendToken('confirm', tokenIn(asked, 'confirm'));
    await sendToken('unsubscribe', tokenIn(await nextMail(), 'unsubscribe'));
    expect((await sendToken('confirm', tokenIn(asked, 'confirm')))[0]).toBe(404);
  });

  test('again keeps the links of the first mail working', async () => {
    await signUp();
    const first = await nextMail();
    await signUp('Liège');
    await nextMail();
    expect(await sendToken('confirm', tokenIn(first, 'confirm'))).toEqual([200, 'confirmed']);
    await nextMail();
  });

  test('of a subscribed address gets the same answer, and a mail that asks for nothing', async () => {
    await signUp();
    await sendToken('confirm', tokenIn(await nextMail(), 'confirm'));
    await nextMail();
    await signUp('Liège');
    const known = await nextMail();
    expect(known).not.toContain('/fragments/newsletter/confirm');
    expect(await stateOfSubscription()).toBe('confirmed');
  });

  test('expires after seven days', async () => {
    await signUp();
    const token = tokenIn(await nextMail(), 'confirm');
    now = testTime + 7 * dayMs;
    expect((await sendToken('confirm', token))[0]).toBe(404);
    await deleteExpired(api.db(), now - 1);
    expect(await stateOfSubscription()).toBe('pending');
    await deleteExpired(api.db(), now);
    expect(await stateOfSubscription()).toBeUndefined();
    expect(await api.db().$count(newsletterTokens)).toBe(0);
  });
});

describe('the one-click unsubscription of a mail program', () => {
  test('posts a form to the address in the header', async () => {
    await signUp();
    const mail = await nextMail();
    expect(headerOf(mail, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    const address = new URL(/<(.+)>/.exec(headerOf(mail, 'List-Unsubscribe'))?.[1] ?? '');
    expect(address.pathname).toBe('/api/newsletter/unsubscribe');
    const path = `${address.pathname.replace('/api', '')}${address.search}`;
    const opened = await api.request(path, { redirect: 'manual' });
    expect([opened.status, opened.headers.get('location')]).toEqual([
      303,
      `/fragments/newsletter/unsubscribe${address.search}`,
    ]);
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await api.request(path, { method: 'POST' })).status).toBe(400);
    expect((await api.request(path, { method: 'POST', body: new URLSearchParams({ other: '1' }) })).status).toBe(400);
    expect(await stateOfSubscription()).toBe('pending');
    expect((await api.request(path, { method: 'POST', body })).status).toBe(200);
    expect(await stateOfSubscription()).toBe('unsubscribed');
  });
});

test('an unknown token is not found', async () => {
  expect((await sendToken('confirm', 'guess'))[0]).toBe(404);
  expect((await sendToken('unsubscribe', 'guess'))[0]).toBe(404);
});

test('the tokens are not stored', async () => {
  await signUp();
  const mail = await nextMail();
  const stored = JSON.stringify(await api.db().select().from(newsletterTokens));
  expect(stored).not.toContain(tokenIn(mail, 'confirm'));
});

test('posts of tokens are limited too', async () => {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.9' };
  const post = (): Promise<Response> =>
    api.request(`/newsletter/confirm?${scope('fr-be')}`, { method: 'POST', headers, body: '{"token":"guess"}' });
  const statuses = [];
  for (let number = 0; number < 31; number += 1) statuses.push((await post()).status);
  expect(new Set(statuses.slice(0, 30))).toEqual(new Set([404]));
  expect(statuses[30]).toBe(429);
});
