import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cacheControl } from '@veralune/http/cache-control';
import { cacheControlOf } from '../src/serving/cache-control.ts';
import { withMergedSlashes } from '../src/serving/merge-slashes.ts';
import { completeHeaders } from '../src/serving/complete-headers.ts';

const page = 's-maxage=3600, stale-while-revalidate=82800';

describe('cacheControlOf', () => {
  it.each<[what: string, status: number, given: string | undefined, sent: string | undefined]>([
    ['a page with tags', 200, page, 's-maxage=1, stale-while-revalidate=3, stale-if-error=86400'],
    ['a file of public/', 200, 'public, max-age=0', 'public, max-age=0, s-maxage=60'],
    ['a part of a file', 206, 'public, max-age=0', 'public, max-age=0, s-maxage=60'],
    ['robots.txt', 200, 'public, max-age=0, must-revalidate', 'public, max-age=0, s-maxage=60'],
    ['a file of the build', 200, 'public, max-age=31536000, immutable', undefined],
    ['a page for one visitor', 200, cacheControl.personal, undefined],
    ['results and filtered listings', 200, cacheControl.brief, undefined],
    ['the maintenance page', 200, 'no-store', undefined],
    ['a revalidated copy', 304, page, 's-maxage=1, stale-while-revalidate=3, stale-if-error=86400'],
    ['a page that turns out to be missing during rendering', 404, page, 'public, max-age=0, s-maxage=15'],
    ['a missing address with words', 404, 'private, no-cache, no-store', 'public, max-age=0, s-maxage=15'],
    ['a missing address', 404, undefined, 'public, max-age=0, s-maxage=15'],
    ['a missing resource of the API', 404, 'no-store', 'no-store'],
    ['a preview', 200, cacheControl.preview, undefined],
    ['a preview of a deleted entity', 404, cacheControl.preview, 'private, no-store'],
    ['a preview without a valid token', 401, cacheControl.preview, 'no-store'],
    ['a page that is not published', 401, page, 'no-store'],
    ['a failure', 500, page, 'no-store'],
    ['the API is down', 503, undefined, 'no-store'],
    ['a permanent redirect rule', 301, undefined, 'public, max-age=300'],
    ['the redirect to a canonical path', 308, undefined, 'public, max-age=300'],
    ['the home page of the preferred language', 302, undefined, 'no-store'],
    ['a submitted search form', 303, undefined, 'no-store'],
    ['the redirect to the maintenance page', 307, undefined, 'no-store'],
    ['a redirect that sets its lifetime', 307, 'public, max-age=60', 'public, max-age=60'],
  ])('%s (%i)', (_, status, given, sent) => {
    expect(cacheControlOf(status, given)).toBe(sent);
  });

  it('caches a missing page for at most 15 seconds and never serves it stale', () => {
    expect(cacheControl.missing).not.toContain('stale');
    expect(Number(/s-maxage=(\d+)/.exec(cacheControl.missing)?.[1])).toBeLessThanOrEqual(15);
  });
});

describe('withMergedSlashes', () => {
  it.each([
    ['/fr/marques', null],
    ['/fr/marques?next=//a', null],
    ['//fr//marques', '/fr/marques'],
    ['/fr/marques//?q=a//b', '/fr/marques/?q=a//b'],
    ['/\\\\evil.example', '/evil.example'],
    ['///', '/'],
  ])('%s', (address, plain) => {
    expect(withMergedSlashes(address)).toBe(plain);
  });
});

describe('completeHeaders', () => {
  let server: Server;
  let origin = '';

  beforeAll(async () => {
    completeHeaders();
    server = createServer((request, response) => {
      const { searchParams } = new URL(request.url ?? '', 'http://localhost');
      if (searchParams.has('location')) response.setHeader('Location', searchParams.get('location') ?? '');
      response.setHeader('x-middleware-rewrite', 'http://internal.example:4000/product');
      if (searchParams.has('given')) response.setHeader('Cache-Control', searchParams.get('given') ?? '');
      if (!searchParams.has('untyped')) response.setHeader('content-type', 'text/plain');
      response.writeHead(Number(searchParams.get('status')));
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  it('sets headers by the final status', async () => {
    const { headers } = await fetch(`${origin}/?status=404&given=${encodeURIComponent(page)}`);
    expect(headers.get('cache-control')).toBe(cacheControl.missing);
  });

  it('has caches in front of the site ask for a page again', async () => {
    const { headers } = await fetch(`${origin}/?status=200&given=${encodeURIComponent(page)}`);
    expect(headers.get('cache-control')).toBe(cacheControl.page);
  });

  it('ends the connections of a process that stops, which a proxy would keep', async () => {
    const connection = async () => (await fetch(`${origin}/?status=200`)).headers.get('connection');
    expect(await connection()).toBe('keep-alive');
    vi.stubGlobal('veraluneStopping', true);
    expect(await connection()).toBe('close');
    vi.unstubAllGlobals();
  });

  it('removes internal headers and adds the security headers to every response', async () => {
    const { headers } = await fetch(`${origin}/?status=308`, { redirect: 'manual' });
    expect([...headers].join(' ')).not.toContain('internal.example');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('same-origin');
  });

  it.each([
    ['a page for everyone', `status=200&given=${encodeURIComponent(page)}`, 'unsafe-none'],
    ['a missing page', `status=404&given=${encodeURIComponent(page)}`, 'unsafe-none'],
    ['a redirect', 'status=302&location=/fr', 'unsafe-none'],
    ['a personal page', `status=200&given=${encodeURIComponent(cacheControl.personal)}`, 'same-origin'],
    ['a failed page', `status=500&given=${encodeURIComponent(page)}`, 'same-origin'],
    ['an answer that says nothing about caches', 'status=200', 'same-origin'],
  ])('gives %s the opener policy of its readers', async (_, query, expected) => {
    const { headers } = await fetch(`${origin}/?${query}`, { redirect: 'manual' });
    expect(headers.get('cross-origin-opener-policy')).toBe(expected);
  });

  it.each([
    ['a call that the API does not answer', '/api/cart?status=500&untyped', [503, '5']],
    ['a failure of the API itself', '/api/cart?status=500', [500, null]],
    ['a page', '/fr?status=500&untyped', [500, null]],
  ])('says of %s whether a retry can succeed', async (_, path, expected) => {
    const { status, headers } = await fetch(origin + path);
    expect([status, headers.get('retry-after')]).toEqual(expected);
  });

  it.each([
    ['http://be.localhost:3000/fr/marques?a=b#c', '/fr/marques?a=b#c'],
    ['https://be.localhost:3000/fr', '/fr'],
    ['http://be.localhost:3000//evil.example/x', '/evil.example/x'],
    ['http://be.localhost:3000', '/'],
    ['http://be.localhost/fr', 'http://be.localhost/fr'],
    ['https://elsewhere.example/shop', 'https://elsewhere.example/shop'],
    ['/fr', '/fr'],
  ])('sends a redirect to %s as %s', async (location, sent) => {
    const answer = await fetch(`${origin}/?status=301&location=${encodeURIComponent(location)}`, {
      headers: { 'x-forwarded-host': 'be.localhost:3000' },
      redirect: 'manual',
    });
    expect(answer.headers.get('location')).toBe(sent);
  });
});
