import { errorBody } from '@veralune/api-client/contract';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { scope } from '../support/api.ts';
import { networkAddress, useRunningApi } from '../support/running-api.ts';

const api = useRunningApi({ variables: { API_RATE_LIMITS: 'read=4,search=3,write=2,office=5' } });
const be = scope('fr-be');
let networks = 0;

/** A visitor with an address of their own, whose requests a site forwards. */
function visitor(address?: string) {
  networks += 1;
  const from = address ?? networkAddress(networks);
  return (path: string, init: RequestInit & { readonly headers?: Record<string, string> } = {}) =>
    api.request(path, { ...init, headers: { 'x-forwarded-for': from, ...init.headers } });
}

async function statusesOf(count: number, ask: () => Promise<Response>): Promise<number[]> {
  const statuses: number[] = [];
  for (let done = 0; done < count; done += 1) statuses.push((await ask()).status);
  return statuses;
}

const post = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } };

afterEach(() => {
  vi.useRealTimers();
});

describe('each budget', () => {
  test.each([
    ['read', `/category?${be}`, {}, 4],
    ['read', '/nothing', {}, 4],
    ['search', `/search/suggest?${be}&text=zinc`, {}, 3],
    ['search', `/search?${be}`, post, 3],
    ['write', `/login?${be}`, post, 2],
    ['write', '/payment/webhook', post, 2],
    ['office', '/product?key=zinc', { headers: { authorization: 'Bearer invented' } }, 5],
  ] as const)('%s: %s %o is answered %i times in a minute', async (_, path, init, times) => {
    const ask = visitor();
    const statuses = await statusesOf(times + 2, () => ask(path, init));
    expect(statuses.slice(0, times)).not.toContain(429);
    expect(statuses.slice(times)).toEqual([429, 429]);
  });

  test('is counted apart', async () => {
    const ask = visitor();
    await statusesOf(5, () => ask(`/category?${be}`));
    expect((await ask(`/search/suggest?${be}&text=zinc`)).status).toBe(200);
  });
});

test('429 says what was counted and when to come back, like every error and without being stored', async () => {
  const ask = visitor();
  await statusesOf(4, () => ask(`/category?${be}`));
  const response = await ask(`/category?${be}`);
  expect(response.status).toBe(429);
  expect(errorBody.parse(await response.json()).error.code).toBe('too_many_requests');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('ratelimit-policy')).toBe('"read";q=4;w=60');
  const seconds = Number(response.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(response.headers.get('ratelimit')).toBe(`"read";r=0;t=${String(seconds)}`);
});

describe('what is left', () => {
  test('is said in an answer for one person', async () => {
    const ask = visitor();
    const headers = (await ask(`/me?${be}`)).headers;
    expect([headers.get('cache-control'), headers.get('ratelimit')]).toEqual([
      'private, no-store',
      expect.stringMatching(/^"read";r=3;t=\d+$/),
    ]);
  });

  test('is not said in an answer that caches store for others', async () => {
    const { headers } = await visitor()(`/category?${be}`);
    expect(headers.get('cache-control')).not.toMatch(/no-store|private/);
    expect(headers.get('ratelimit')).toBeNull();
  });
});

describe('who is counted', () => {
  const [one, other] = ['2001:db8:ffff:1::1', '2001:db8:ffff:1:2::2'] as const;

  test('the addresses of an IPv6 network together, others apart', async () => {
    await statusesOf(4, () => visitor(one)(`/category?${be}`));
    expect((await visitor(other)(`/category?${be}`)).status).toBe(429);
    expect((await visitor('2001:db8:ffff:2::1')(`/category?${be}`)).status).toBe(200);
  });

  test('an address does not get more by writing others before it', async () => {
    const statuses = await statusesOf(6, () => {
      networks += 1;
      return visitor(`${networkAddress(networks)}, 198.51.100.7`)(`/category?${be}`);
    });
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
  });

  test('a token from several addresses', async () => {
    const headers = { authorization: 'Bearer shared' };
    const statuses = await statusesOf(6, () => visitor()('/product?key=zinc', { headers }));
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('an address that invents tokens', async () => {
    const ask = visitor();
    let tokens = 0;
    const statuses = await statusesOf(6, () => {
      tokens += 1;
      return ask('/product?key=zinc', { headers: { authorization: `Bearer invented-${String(tokens)}` } });
    });
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('not the sites, which ask for all visitors, nor health checks', async () => {
    const sites = await statusesOf(8, () => api.request(`/category?${be}`));
    expect(new Set(sites)).toEqual(new Set([200]));
    const ask = visitor();
    for (const path of ['/health', '/healthz', '/readyz'])
      expect(new Set(await statusesOf(8, () => ask(path))), path).toEqual(new Set([200]));
  });
});

test('the window ends', async () => {
  const ask = visitor('198.51.100.9');
  await statusesOf(5, () => ask(`/category?${be}`));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  expect((await ask(`/category?${be}`)).status).toBe(200);
});
