import { asc, eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { accountEvents } from '../../src/account/events-schema.ts';
import { accountEventsOf } from '../../src/account/events.ts';
import { customers } from '../../src/account/schema.ts';
import { deleteExpired } from '../../src/forms/delete-expired.ts';
import { rateLimits } from '../../src/forms/schema.ts';
import { runPersonCommand } from '../../src/office/person-command.ts';
import { testTime } from '../support/api.ts';
import { tokenIn } from '../support/mail-file.ts';
import { signupFields, usePersonalApi } from '../support/personal-api.ts';

const api = usePersonalApi();
const { password } = signupFields;
afterEach(() => api.db().delete(rateLimits));

async function idOf(email: string): Promise<string> {
  const [row] = await api.db().select({ id: customers.id }).from(customers).where(eq(customers.emailKey, email));
  return row?.id ?? '';
}

async function namesOf(customerId: string): Promise<string[]> {
  return (await accountEventsOf(api.db(), customerId)).map(({ name }) => name);
}

const start = ['signed_up', 'subscriptions_changed', 'email_verified', 'signed_in'];

describe('the log of an account', () => {
  test('has what changes who can use it, in order', async () => {
    const email = 'events@example.org';
    const browser = await api.signedIn({ email });
    const id = await idOf(email);
    await browser.call('/logout', {});
    await browser.call('/login', { email, password: 'wrong' });
    await browser.call('/password/forgot', { email });
    const next = 'Marée haute 2027';
    const token = tokenIn(await api.nextMail(email), 'token');
    await browser.call('/password/reset', { token, password: next, password_confirmation: next });
    await browser.call('/login', { email, password: next });
    await browser.call('/customer/password', { current_password: next, password, password_confirmation: password });
    await browser.call('/customer/email', { email: 'moved@example.org', current_password: password });
    const confirm = tokenIn(await api.nextMail('moved@example.org'), 'confirm_email');
    await browser.call('/customer/email/confirm', { token: confirm });
    await browser.call('PUT /customer/subscriptions', { subscriptions: ['sms'] });
    await browser.call('/customer/export');
    await browser.call('/customer/delete', { current_password: password });
    expect(await namesOf(id)).toEqual([
      ...start,
      'signed_out',
      'sign_in_refused',
      'password_reset_requested',
      'password_reset',
      'signed_in',
      'password_changed',
      'email_change_requested',
      'email_changed',
      'subscriptions_changed',
      'data_exported',
      'account_deleted',
    ]);
  });

  test('has ids, codes, the shop and the request, and nothing that a person typed', async () => {
    const email = 'plain@example.org';
    await api.signedIn({ email });
    const id = await idOf(email);
    const rows = await api
      .db()
      .select()
      .from(accountEvents)
      .where(eq(accountEvents.customerId, id))
      .orderBy(asc(accountEvents.id));
    expect(rows[1]).toEqual({
      ...{
        id: expect.any(Number) as number,
        name: 'subscriptions_changed',
        customerId: id,
        shopId: 1,
        detail: ['news'],
      },
      at: new Date(testTime),
      requestId: expect.stringMatching(/^[\da-f-]{36}$/) as string,
    });
    expect(JSON.stringify(rows)).not.toMatch(/plain@|Anna|Peeters|2001:db8/i);
  });

  test('does not have what was refused before an account was touched', async () => {
    const before = await api.db().$count(accountEvents);
    const browser = api.browser();
    await browser.call('/login', { email: 'unknown@example.org', password: 'wrong' });
    await browser.call('/password/forgot', { email: 'unknown@example.org' });
    await browser.call('/logout', {});
    await browser.call('PUT /customer/subscriptions', { subscriptions: ['sms'] });
    expect(await api.db().$count(accountEvents)).toBe(before);
  });

  test('is a part of an export, outlives the account without leading to anyone, and ends after a year', async () => {
    const email = 'exported@example.org';
    const browser = await api.signedIn({ email });
    const id = await idOf(email);
    const { body } = await browser.call('/customer/export');
    expect(body).toMatchObject({
      account: { events: [...start, 'data_exported'].map((name) => ({ name, shopId: 1 })) },
    });
    await runPersonCommand(api.db(), { action: 'delete', email }, testTime);
    expect((await namesOf(id)).at(-1)).toBe('account_deleted');
    const yearLater = Date.parse('2027-11-15T12:00:00Z');
    await deleteExpired(api.db(), yearLater);
    expect(await namesOf(id)).not.toEqual([]);
    await deleteExpired(api.db(), yearLater + 1);
    expect(await namesOf(id)).toEqual([]);
  });
});
