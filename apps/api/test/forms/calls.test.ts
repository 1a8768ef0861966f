import { randomUUID } from 'node:crypto';
import { standInCaptchaToken } from '@veralune/api-client/contract';
import { afterEach, describe, expect, test } from 'vitest';
import { mails as mailTable } from '../../src/mail/schema.ts';
import { formPosts, rateLimits, submissions } from '../../src/forms/schema.ts';
import { captchaToken, contactFields, newsletterFields, useFormsApi, withdrawalFields } from '../support/forms-api.ts';

const api = useFormsApi();

afterEach(async () => {
  await expect.poll(() => api.db().$count(mailTable)).toBe(0);
  for (const table of [submissions, formPosts, rateLimits]) await api.db().delete(table);
  api.forgetMails();
});

interface Outcome {
  readonly status: number;
  readonly reference?: string;
  readonly code?: string;
  readonly fields?: unknown;
}

async function outcomeOf(response: Response): Promise<Outcome> {
  const body = (await response.json()) as { reference?: string; error?: Omit<Outcome, 'status'> };
  return { status: response.status, ...(body.reference && { reference: body.reference }), ...body.error };
}

async function postForm(
  path: string,
  fields: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  return outcomeOf(await api.post(path, { ...captchaToken(path), ...fields }, { headers }));
}

describe('a form', () => {
  const forms = [
    ['/contact', contactFields, /^C-[0-9A-Z]{8}$/, 2],
    ['/newsletter', newsletterFields, /^N-[0-9A-Z]{8}$/, 1],
    ['/withdrawal', withdrawalFields, /^W-[0-9A-Z]{8}$/, 2],
  ] as const;

  test.each(forms)('%s is answered with a reference and mailed', async (path, fields, reference, count) => {
    const outcome = await postForm(path, fields);
    expect(outcome).toMatchObject({ status: 201, reference: expect.stringMatching(reference) as string });
    await api.mails(count);
  });

  test('a withdrawal needs a name, the number of the order and an e-mail address', async () => {
    const { order_number, firstname, lastname, email } = withdrawalFields;
    const outcome = await postForm('/withdrawal', { order_number, firstname, lastname, email });
    expect(outcome).toMatchObject({ status: 201 });
    await api.mails(2);
  });

  test.each(forms)('%s that is repeated with its key or its content is stored once', async (path, fields, _, count) => {
    const headers = { 'idempotency-key': randomUUID() };
    const withKey = await Promise.all(Array.from({ length: 8 }, () => postForm(path, fields, headers)));
    const other = { ...fields, email: 'other@example.org' };
    const withoutKey = await Promise.all(Array.from({ length: 8 }, () => postForm(path, other)));
    expect(new Set(withKey.map(({ reference }) => reference)).size).toBe(1);
    expect(new Set(withoutKey.map(({ reference }) => reference)).size).toBe(1);
    expect(new Set([...withKey, ...withoutKey].map(({ status }) => status))).toEqual(new Set([201]));
    await api.mails(2 * count);
  });

  test.each(forms)('%s with the key of another content is refused', async (path, fields) => {
    const headers = { 'idempotency-key': randomUUID() };
    await postForm(path, fields, headers);
    const other = { ...fields, email: 'other@example.org' };
    expect(await postForm(path, other, headers)).toMatchObject({ status: 422, code: 'idempotency_key_reused' });
  });

  test.each(forms)('%s with the hidden field is answered, but not stored', async (path, fields) => {
    expect(await postForm(path, { ...fields, website: 'https://spam.example' })).toMatchObject({ status: 201 });
    expect(await api.db().$count(formPosts)).toBe(0);
  });

  test.each(forms)('%s is refused if it is not JSON', async (path) => {
    expect(await outcomeOf(await api.post(path, 'no'))).toMatchObject({ status: 400, code: 'invalid_json' });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(await outcomeOf(await api.post(path, 'email=a', { headers }))).toMatchObject({ status: 415 });
  });

  test.each(forms)('%s is refused above 64 kB', async (path, fields) => {
    const response = await api.post(path, { ...fields, content: 'x'.repeat(65 * 1_024) });
    expect(await outcomeOf(response)).toMatchObject({ status: 413, code: 'too_large' });
  });

  test.each(forms)('%s with a key that is not a UUID is refused', async (path, fields) => {
    const outcome = await postForm(path, fields, { 'idempotency-key': 'again' });
    expect(outcome).toMatchObject({ status: 400, fields: { 'Idempotency-Key': 'must be a UUID' } });
  });
});

describe('invalid fields', () => {
  test.each([
    ['/contact', { email: 'anna@example.org\nBcc: all@example.org' }, { email: 'email' }],
    ['/contact', { email: 'anna@example.org, other@example.org' }, { email: 'email' }],
    ['/contact', { email: '' }, { email: 'required' }],
    ['/contact', { zipcode: '123' }, { zipcode: 'zipcode_format' }],
    ['/contact', { zipcode: '9999' }, { zipcode: 'zipcode_unknown' }],
    ['/contact', { subject: 'restricted' }, { subject: 'restricted_subject' }],
    ['/contact', { gdpr: '' }, { gdpr: 'consent' }],
    ['/contact', { message: 'x'.repeat(5_001) }, { message: 'too_long' }],
    ['/contact', { message: ['a'], civility: 7 }, { message: 'required', civility: 'option' }],
    ['/newsletter', { information: [] }, { information: 'one_of_two' }],
    ['/withdrawal', { delivery_date: '2026-10-01' }, { delivery_date: 'date_order' }],
    ['/withdrawal', { order_date: '2026-11-16', delivery_date: '' }, { order_date: 'date_in_future' }],
  ])('%s %j', async (path, changes, fields) => {
    const valid = { '/contact': contactFields, '/newsletter': newsletterFields, '/withdrawal': withdrawalFields }[path];
    const errors = Object.entries(fields).map(([field, code]) => ({ field, code }));
    const outcome = await postForm(path, { ...valid, ...changes });
    expect(outcome).toMatchObject({ status: 422, code: 'invalid', fields: errors });
  });

  test.each([
    ['L-2450', 'Luxembourg', 'LU'],
    ['2450', 'luxembourg', 'LU'],
    ['1000', 'BRUSSEL', 'BE'],
    ['1000', 'Bruxelles-Ville', 'BE'],
    ['75001', 'Paris', 'FR'],
    ['SW1A 1AA', 'London', 'OTHER'],
  ])('a person can live at %s %s', async (zipcode, city, country) => {
    expect(await postForm('/contact', { ...contactFields, zipcode, city, country })).toMatchObject({ status: 201 });
  });
});

describe('the anti-spam challenge', () => {
  test.each([
    ['a token of nothing', 'guess', 400, 'captcha_invalid'],
    ['a low score', standInCaptchaToken('contact', 0.1), 403, 'captcha_refused'],
    ['the token of another form', standInCaptchaToken('newsletter'), 403, 'captcha_action'],
  ])('refuses %s', async (_, token, status, code) => {
    expect(await postForm('/contact', { ...contactFields, captcha_token: token })).toMatchObject({ status, code });
    expect(await api.db().$count(submissions)).toBe(0);
  });

  test('accepts a few posts without a token, as browsers without JavaScript send them', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.77' };
    const outcomes = [];
    for (let number = 0; number < 6; number += 1)
      outcomes.push(
        await outcomeOf(await api.post('/contact', { ...contactFields, message: String(number) }, { headers })),
      );
    expect(outcomes.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 400]);
    expect(outcomes.at(-1)).toMatchObject({ code: 'captcha_missing' });
  });

  test('is not asked again for a repeated post', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const first = await postForm('/contact', contactFields, headers);
    const again = await postForm('/contact', { ...contactFields, captcha_token: 'used' }, headers);
    expect(again).toEqual(first);
  });
});
