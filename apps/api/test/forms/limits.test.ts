import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { formPosts, rateLimits, submissions } from '../../src/forms/schema.ts';
import { log } from '../../src/log.ts';
import { captchaToken, contactFields, newsletterFields, useFormsApi } from '../support/forms-api.ts';

describe('the limits', () => {
  const api = useFormsApi({ FORM_POSTS_PER_ADDRESS: '5' });
  afterEach(() => api.db().delete(rateLimits));

  const invalid = (address: string, path = '/contact'): Promise<Response> =>
    api.post(path, {}, { headers: { 'x-forwarded-for': address } });

  test('of an address say when to retry, and count each form apart', async () => {
    const responses = await Promise.all(Array.from({ length: 8 }, () => invalid('192.0.2.1')));
    expect(responses.map(({ status }) => status).sort()).toEqual([422, 422, 422, 422, 422, 429, 429, 429]);
    const refused = responses.find(({ status }) => status === 429);
    expect(await refused?.json()).toMatchObject({ error: { code: 'too_many_posts' } });
    const seconds = Number(refused?.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(600);
    expect((await invalid('192.0.2.1', '/withdrawal')).status).toBe(422);
    expect((await invalid('192.0.2.2')).status).toBe(422);
  });

  test('count the addresses of an IPv6 network together', async () => {
    const addresses = Array.from({ length: 6 }, (_, number) => `2001:db8:1:2::${String(number)}`);
    const statuses = [];
    for (const address of addresses) statuses.push((await invalid(address)).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  });

  test('end', async () => {
    for (let number = 0; number < 6; number += 1) await invalid('192.0.2.3');
    await api
      .db()
      .update(rateLimits)
      .set({ expire: sql`now() - interval '1 second'` });
    expect((await invalid('192.0.2.3')).status).toBe(422);
  });

  test('of a recipient let no one flood an inbox, from any number of addresses', async () => {
    const statuses = [];
    for (let number = 0; number < 11; number += 1) {
      const body = { ...newsletterFields, ...captchaToken('/newsletter'), city: `City ${String(number)}` };
      statuses.push((await api.post('/newsletter', body)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
    expect(await api.db().$count(formPosts)).toBe(10);
  });

  test('do not store addresses', async () => {
    await invalid('192.0.2.4');
    expect(JSON.stringify(await api.db().select().from(rateLimits))).not.toContain('192.0.2');
  });
});

describe('an anti-spam service that does not answer', () => {
  const api = useFormsApi({ RECAPTCHA_SECRET: 'secret', RECAPTCHA_VERIFY_URL: 'http://127.0.0.1:1/siteverify' });

  test('is answered with 503, and nothing is stored', async () => {
    const response = await api.post('/contact', { ...contactFields, captcha_token: 'token' });
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(await response.json()).toMatchObject({ error: { code: 'captcha_unavailable' } });
    expect(await api.db().$count(submissions)).toBe(0);
  });
});

describe('the log', () => {
  const api = useFormsApi();
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('has no personal data, neither of a success nor of a failed query', async () => {
    const lines: string[] = [];
    vi.spyOn(process.stderr, 'write').mockImplementation((line) => {
      lines.push(String(line));
      return true;
    });
    expect((await api.post('/contact', { ...contactFields, ...captchaToken('/contact') })).status).toBe(201);
    const error: unknown = await api
      .db()
      .execute(sql`select ${contactFields.email}::integer`)
      .catch((thrown: unknown) => thrown);
    log('error', 'A request failed.', { error });
    expect(lines.join('')).toContain('A form was received.');
    expect(lines.join('')).toContain('Failed query: select $1::integer');
    expect(lines.join('')).not.toMatch(/anna|Peeters|produit/i);
  });
});
