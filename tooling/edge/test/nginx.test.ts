import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkConfiguration, reloadNginx } from '../src/nginx-program.ts';
import { raiseVersions, setMaintenance } from '../src/state.ts';
import { writeEdge } from '../src/write-edge.ts';
import { startEdge, type RunningEdge } from '../src/testing/running-edge.ts';
import { freshPath, nginx, nginxTitle, workersOf } from './nginx-for-tests.ts';
import { startStubApp, type StubApp } from './stub-app.ts';

const page = 's-maxage=1, stale-while-revalidate=3, stale-if-error=86400';
const long = 'public, max-age=0, s-maxage=600';

describe.skipIf(nginx === '')(nginxTitle, () => {
  let app: StubApp;
  let edge: RunningEdge;

  beforeAll(async () => {
    app = await startStubApp();
    edge = await startEdge(nginx, [`127.0.0.1:${app.port}`]);
  });
  afterAll(async () => {
    await edge[Symbol.asyncDispose]();
    await app[Symbol.asyncDispose]();
  });
  beforeEach(() => {
    app.text = 'a';
    app.delay = 0;
    app.fails = false;
    app.requests.length = 0;
  });

  /** The old workers accept connections for a moment longer than the new ones start. */
  async function reload(): Promise<void> {
    const old = workersOf(edge.settings.folder);
    checkConfiguration(nginx, writeEdge(edge.settings));
    reloadNginx(nginx, edge.file);
    const running = () => workersOf(edge.settings.folder).filter((worker) => old.includes(worker));
    await vi.waitFor(() => expect(running()).toEqual([]), { timeout: 10_000, interval: 20 });
  }

  async function textOf(path: string): Promise<string> {
    return (await edge.ask(path)).body.toString();
  }

  describe('stores what says so', () => {
    it.each([
      ['a page', page, 'HIT'],
      ['results', 'public, max-age=0, s-maxage=60, stale-while-revalidate=600', 'HIT'],
      ['a missing page', 'public, max-age=0, s-maxage=15', 'HIT', '&status=404'],
      ['a permanent redirect', 'public, max-age=300', 'HIT', '&status=301'],
      ['a file of the build', 'public, max-age=31536000, immutable', 'HIT'],
      ['an error', 'no-store', 'MISS', '&status=500'],
      ['an answer for one visitor', 'private, no-store', 'MISS'],
      ['a file that must be asked for', 'public, max-age=0', 'MISS'],
      ['an answer without Cache-Control', undefined, 'MISS'],
      ['an answer with a cookie', long, 'MISS', '&cookie=a%3D1'],
    ])('%s', async (_, cache, expected, more = '') => {
      const path = freshPath(cache, more);
      const first = await edge.ask(path);
      const second = await edge.ask(path);
      expect([first.cache, second.cache]).toEqual(['MISS', expected]);
      expect(second.status).toBe(first.status);
      expect(second.body).toEqual(first.body);
    });

    it('but no answer to a request with authorization, and gives it none that is stored', async () => {
      const path = freshPath(long);
      const headers = { authorization: 'Bearer token' };
      expect((await edge.ask(path, { headers })).cache).toBe('BYPASS');
      expect((await edge.ask(path)).cache).toBe('MISS');
      expect((await edge.ask(path, { headers })).cache).toBe('BYPASS');
    });

    it('but no answer to POST', async () => {
      const path = freshPath(long);
      await edge.ask(path, { method: 'POST' });
      await edge.ask(path, { method: 'POST' });
      expect(app.requests).toHaveLength(2);
    });
  });

  describe('has one copy for each', () => {
    it.each([
      ['br', 'br'],
      ['gzip, deflate, br, zstd', 'br'],
      ['GZIP;q=1.0, identity; q=0.5', 'gzip'],
      ['gzip, br;q=0', 'gzip'],
      ['deflate', undefined],
      ['broken', undefined],
    ])('encoding of "%s"', async (acceptEncoding, expected) => {
      const path = freshPath(long);
      for (const cache of ['MISS', 'HIT']) {
        const answer = await edge.ask(path, { headers: { 'accept-encoding': acceptEncoding } });
        expect(answer.cache).toBe(cache);
        expect(answer.headers['content-encoding']).toBe(expected);
        const decode = { br: brotliDecompressSync, gzip: gunzipSync, none: (body: Buffer) => body }[expected ?? 'none'];
        expect(decode?.(answer.body).toString()).toBe('a document');
      }
    });

    it('spelling of Accept-Encoding that means the same', async () => {
      const path = freshPath(long);
      await edge.ask(path, { headers: { 'accept-encoding': 'gzip, br' } });
      expect((await edge.ask(path, { headers: { 'accept-encoding': 'br;q=1,deflate' } })).cache).toBe('HIT');
    });

    it.each([
      ['rsc', '1'],
      ['next-router-prefetch', '1'],
      ['next-router-segment-prefetch', '/_tree'],
      ['next-router-state-tree', '%5B%22%22%5D'],
      ['next-url', '/fr'],
      ['sec-fetch-dest', 'empty'],
      ['user-agent', 'Twitterbot/1.0'],
      ['x-preview-token', 'product.1'],
      ['host', 'fr.be.localhost'],
    ])('value of %s', async (name, value) => {
      const path = freshPath(long);
      await edge.ask(path);
      expect((await edge.ask(path, { headers: { [name]: value } })).cache).toBe('MISS');
      expect((await edge.ask(path)).cache).toBe('HIT');
    });

    it('method, since an app compresses nothing for HEAD', async () => {
      const path = freshPath(long);
      await edge.ask(path);
      expect((await edge.ask(path, { method: 'HEAD' })).cache).toBe('MISS');
      expect(app.requests.map(({ method }) => method)).toEqual(['GET', 'HEAD']);
    });
  });

  describe('is never far behind', () => {
    it('shows a page once more while it asks again, then the new one', async () => {
      const path = freshPath(page);
      expect(await textOf(path)).toBe('a document');
      app.text = 'b';
      await pause(2_100);
      app.delay = 300;
      const stale = await edge.ask(path);
      expect([stale.cache, stale.body.toString()]).toEqual(['STALE', 'a document']);
      await expect.poll(() => textOf(path)).toBe('b document');
    });

    it('waits for a page that is older than that', async () => {
      const path = freshPath('s-maxage=1, stale-while-revalidate=1');
      await textOf(path);
      app.text = 'b';
      await pause(3_100);
      expect(await textOf(path)).toBe('b document');
    });

    it('has no visitor wait for another one', async () => {
      const path = freshPath('private, no-store');
      app.delay = 200;
      const started = Date.now();
      await Promise.all(Array.from({ length: 20 }, () => edge.ask(path)));
      expect(Date.now() - started).toBeLessThan(1_500);
      expect(app.requests).toHaveLength(20);
    });

    it('asks once for an outdated page that many want at the same time', async () => {
      const path = freshPath(page);
      await edge.ask(path);
      await pause(2_100);
      app.requests.length = 0;
      app.delay = 200;
      const answers = await Promise.all(Array.from({ length: 20 }, () => edge.ask(path)));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      // The outdated page can be sent before the app is asked.
      await pause(300);
      expect(app.requests).toHaveLength(1);
    });

    it('forgets a market that is purged, and no other', async () => {
      const [of, other] = [freshPath(long), freshPath(long)];
      await edge.ask(of);
      await edge.ask(other, { host: 'es.localhost' });
      raiseVersions(edge.settings.folder, ['be']);
      await reload();
      app.text = 'b';
      await expect.poll(() => textOf(of)).toBe('b document');
      expect((await edge.ask(other, { host: 'es.localhost' })).cache).toBe('HIT');
    });
  });

  describe('answers without the app', () => {
    it.each([
      ['/fr/contact.html', {}, 301, '/fr/contactez-nous'],
      ['/fr/contact.html?a=1&b=%20', {}, 301, '/fr/contactez-nous?a=1&b=%20'],
      ['/FR/Contact.html', {}, 301, '/fr/contactez-nous'],
    ])('%s', async (path, asked, status, location) => {
      const answer = await edge.ask(path, asked);
      expect([answer.status, answer.headers.location]).toEqual([status, location]);
      expect(answer.headers['cache-control']).toBe('public, max-age=300');
      expect(answer.headers['x-frame-options']).toBe('DENY');
      expect(answer.headers['cross-origin-opener-policy']).toBe('unsafe-none');
      expect(app.requests).toHaveLength(0);
    });

    it.each([
      ['a form', '/fr/contact.html', { method: 'POST' }],
      ["the app's router", '/fr/contact.html', { headers: { 'sec-fetch-dest': 'empty' } }],
      ['an old host, whose own rules come first', '/fr/contact.html', { host: 'www.veralune-be.example' }],
      ['an encoded slash', '/fr%2Fcontact.html', {}],
      ['a path that only contains it', '/x/fr/contact.html', {}],
      ['a query with a character that Location cannot have', '/fr/contact.html?a=\\evil.example', {}],
    ])('not %s', async (_, path, asked) => {
      await edge.ask(path, asked);
      expect(app.requests).toHaveLength(1);
    });

    it('the maintenance of a market, and of no other', async () => {
      setMaintenance(edge.settings.folder, ['be'], true);
      await reload();
      const answered = async () => (await edge.ask('/nl/merken')).status;
      await expect.poll(answered).toBe(503);
      const answer = await edge.ask('/nl/merken');
      expect(answer.headers).toMatchObject({
        'retry-after': '300',
        'cache-control': 'no-store',
        'x-frame-options': 'DENY',
      });
      expect(answer.body.toString()).toContain('<html lang="nl-BE">');
      const posted = await edge.ask('/nl/contact', { method: 'POST', body: 'a=1' });
      expect([posted.status, posted.headers['retry-after'], posted.body.toString()]).toEqual([
        503,
        '300',
        answer.body.toString(),
      ]);
      const called = await edge.ask('/api/cart', { method: 'POST', body: '{}' });
      expect([called.status, JSON.parse(called.body.toString())]).toMatchObject([
        503,
        { error: { code: 'maintenance' } },
      ]);
      expect((await edge.ask('/marcas', { host: 'es.localhost' })).status).toBe(200);
      setMaintenance(edge.settings.folder, ['be'], false);
      await reload();
      await expect.poll(answered).toBe(200);
    });
  });

  describe('limits', () => {
    it('the size of a body', async () => {
      const answer = await edge.ask('/fr/contact', { method: 'POST', body: 'a'.repeat(2_100_000) });
      expect([answer.status, answer.headers['cache-control'], answer.headers['x-frame-options']]).toEqual([
        413,
        'no-store',
        'DENY',
      ]);
    });

    it('the requests of an address, except for files', async () => {
      const few = { pages: { perSecond: 1, burst: 4 }, writes: { perSecond: 1, burst: 1 }, unlimited: [] };
      await using limited = await startEdge(nginx, [`127.0.0.1:${app.port}`], { limits: few });
      // The start-up has used one of them.
      const pages = await Promise.all(Array.from({ length: 10 }, () => limited.ask('/fr')));
      expect(pages.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(4);
      expect(pages.some(({ status }) => status === 200)).toBe(true);
      const files = await Promise.all(Array.from({ length: 10 }, () => limited.ask('/_next/static/a.js')));
      expect(files.map(({ status }) => status)).toEqual(files.map(() => 200));
    });
  });

  describe('tells the app', () => {
    it('who asks, and nothing that a visitor made up', async () => {
      await edge.ask(freshPath(), {
        headers: {
          'x-forwarded-for': '203.0.113.9',
          'x-forwarded-host': 'evil.example',
          'x-forwarded-proto': 'https',
          'x-veralune-own': '1',
          'x-request-id': 'abc-1',
        },
      });
      expect(app.requests[0]?.headers).toMatchObject({
        host: 'be.localhost',
        'x-forwarded-host': 'be.localhost',
        'x-forwarded-proto': 'http',
        'x-forwarded-for': '203.0.113.9, 127.0.0.1',
        'x-request-id': expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      });
      expect(app.requests[0]?.headers).not.toHaveProperty('x-veralune-own');
    });

    it('the scheme and the request id that a load balancer names', async () => {
      await using behind = await startEdge(nginx, [`127.0.0.1:${app.port}`], { behind: ['127.0.0.1'] });
      app.requests.length = 0;
      await behind.ask(freshPath(), {
        headers: { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https', 'x-request-id': '1-abc' },
      });
      expect(app.requests[0]?.headers).toMatchObject({
        'x-request-id': '1-abc',
        'x-forwarded-proto': 'https',
        'x-forwarded-for': '203.0.113.9, 127.0.0.1',
      });
    });
  });
});
