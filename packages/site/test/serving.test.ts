import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cacheControl, cacheControlOf } from '../src/serving/cache-control.ts';
import { plainAddress } from '../src/serving/repeated-slashes.ts';
import { completeHeaders } from '../src/serving/complete-headers.ts';

const page = 's-maxage=3600, stale-while-revalidate=82800';

describe('how long caches keep an answer', () => {
  it.each<[what: string, status: number, given: string | undefined, sent: string | undefined]>([
    ['a page says itself', 200, page, undefined],
    ['results and filtered listings', 200, cacheControl.brief, undefined],
    ['the maintenance page', 200, 'no-store', undefined],
    ['a copy that is still right', 304, page, undefined],
    ['a page that finds out late that it is missing', 404, page, 'public, max-age=0, s-maxage=15'],
    ['a missing address', 404, undefined, 'public, max-age=0, s-maxage=15'],
    ['a missing thing of the API', 404, 'no-store', 'no-store'],
    ['a page that is not published', 401, page, 'no-store'],
    ['a failure', 500, page, 'no-store'],
    ['the API is down', 503, undefined, 'no-store'],
    ['a permanent rule', 301, undefined, 'public, max-age=300'],
    ['an address in another spelling', 308, undefined, 'public, max-age=300'],
    ['the home page of the preferred language', 302, undefined, 'no-store'],
    ['a search form that was submitted', 303, undefined, 'no-store'],
    ['the way to the maintenance page', 307, undefined, 'no-store'],
    ['a redirect that says itself', 307, 'public, max-age=60', 'public, max-age=60'],
  ])('%s (%i)', (_, status, given, sent) => {
    expect(cacheControlOf(status, given)).toBe(sent);
  });

  it('keeps no missing page for longer than 15 seconds, and serves none stale', () => {
    expect(cacheControl.missing).not.toContain('stale');
    expect(Number(/s-maxage=(\d+)/.exec(cacheControl.missing)?.[1])).toBeLessThanOrEqual(15);
  });
});

describe('an address before Next sees it', () => {
  it.each([
    ['/fr/marques', null],
    ['/fr/marques?next=//a', null],
    ['//fr//marques', '/fr/marques'],
    ['/fr/marques//?q=a//b', '/fr/marques/?q=a//b'],
    ['/\\\\evil.example', '/evil.example'],
    ['///', '/'],
  ])('%s', (address, plain) => {
    expect(plainAddress(address)).toBe(plain);
  });
});

describe('the headers of an answer', () => {
  let server: Server;
  let origin = '';

  beforeAll(async () => {
    completeHeaders();
    server = createServer((request, response) => {
      const { searchParams } = new URL(request.url ?? '', 'http://localhost');
      response.setHeader('x-middleware-rewrite', 'http://inside.example:4000/product');
      if (searchParams.has('given')) response.setHeader('Cache-Control', searchParams.get('given') ?? '');
      response.writeHead(Number(searchParams.get('status')), { 'content-type': 'text/plain' });
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  it('follow the status that it has in the end', async () => {
    const { headers } = await fetch(`${origin}/?status=404&given=${encodeURIComponent(page)}`);
    expect(headers.get('cache-control')).toBe(cacheControl.missing);
  });

  it('stay as a page set them', async () => {
    const { headers } = await fetch(`${origin}/?status=200&given=${encodeURIComponent(page)}`);
    expect(headers.get('cache-control')).toBe(page);
  });

  it('name no address inside the house, and protect whatever was answered', async () => {
    const { headers } = await fetch(`${origin}/?status=308`, { redirect: 'manual' });
    expect([...headers].join(' ')).not.toContain('inside.example');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('same-origin');
  });
});
