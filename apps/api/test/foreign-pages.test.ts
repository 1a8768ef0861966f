import { calls, type Call } from '@veralune/api-client/contract';
import { describe, expect, test } from 'vitest';
import { scope } from './support/api.ts';
import { networkAddress, useRunningApi } from './support/running-api.ts';

const api = useRunningApi({ variables: { SITE_URLS: 'be=https://be.example,ch=http://ch.example' } });
const be = scope('fr-be');
let networks = 0;

/** Sends a call without a valid body: whether it is refused as foreign is decided before. */
async function codeOf(method: string, path: string, headers: Readonly<Record<string, string>>): Promise<string> {
  networks += 1;
  const response = await api.request(`${path}?${be}`, {
    method,
    body: '{}',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': networkAddress(networks), ...headers },
  });
  const body = (await response.json()) as { readonly error?: { readonly code: string } };
  return body.error?.code ?? 'none';
}

const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
const writing = Object.entries<Call>(calls).filter(([, { method }]) => method !== 'GET');

describe('a page of another site', () => {
  test.each(writing)('can’t make the call %s', async (_, { method, path }) => {
    const target = path.replace(/\{\w+\}/g, '1');
    expect(await codeOf(method, target, foreign)).toBe('foreign_origin');
    expect(await codeOf(method, target, { origin: 'https://evil.example' })).toBe('foreign_origin');
  });

  test.each(['/preview', '/product', '/offer', '/media', '/nothing'])('can’t post to %s', async (path) => {
    expect(await codeOf('POST', path, foreign)).toBe('foreign_origin');
  });

  test.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=a', 'text/plain', 'application/json'])(
    'can’t post %s',
    async (type) => {
      for (const path of ['/contact', '/consent', '/login', '/search'])
        expect(await codeOf('POST', path, { ...foreign, 'content-type': type }), path).toBe('foreign_origin');
    },
  );

  test('can read what everyone can', async () => {
    const response = await api.request(`/category?${be}`, { headers: foreign });
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('a form', () => {
  test.each<[string, Record<string, string>, string]>([
    ['of the site', { origin: 'https://be.example', 'sec-fetch-site': 'same-origin' }, 'invalid'],
    ['of the site, in an older browser', { origin: 'https://be.example' }, 'invalid'],
    ['of the site of another market', { origin: 'http://ch.example' }, 'invalid'],
    [
      'behind a host that a proxy forwards',
      { origin: 'http://a.test:3001', 'x-forwarded-host': 'a.test:3001' },
      'invalid',
    ],
    ['without JavaScript, which the server of the site sends', {}, 'invalid'],
    ['of a sandboxed page', { origin: 'null' }, 'foreign_origin'],
    [
      'of a neighbour on the same domain',
      { origin: 'https://x.be.example', 'sec-fetch-site': 'same-site' },
      'foreign_origin',
    ],
  ])('%s: %o → %s', async (_, headers, code) => {
    for (const path of ['/contact', '/newsletter', '/withdrawal'])
      expect(await codeOf('POST', path, headers), path).toBe(code);
  });
});

describe('what proves itself is not refused', () => {
  test.each<[string, string, Record<string, string>, string]>([
    ['a message of the payment provider', '/payment/webhook', foreign, 'signature_invalid'],
    ['an editor', '/category', { ...foreign, authorization: 'Bearer vlt_unknown' }, 'token_invalid'],
  ])('%s', async (_, path, headers, code) => {
    expect(await codeOf('POST', path, headers)).toBe(code);
  });

  test('a mail program that unsubscribes with one click', async () => {
    const response = await api.request('/newsletter/unsubscribe?token=unknown', {
      method: 'POST',
      headers: { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' },
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    expect(response.status).toBe(404);
  });
});

test('no other site may send tokens, which would be a way around', async () => {
  const preflight = { ...foreign, 'access-control-request-headers': 'authorization' };
  const { headers } = await api.request(`/customer?${be}`, { method: 'OPTIONS', headers: preflight });
  expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
});
