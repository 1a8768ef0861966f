import { request, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { preferredEncoding } from '../src/http/accept-encoding.ts';
import { ResponseCache } from '../src/http/response-cache.ts';
import { scope, useApi } from './support/api.ts';

describe('Accept-Encoding', () => {
  test.each([
    [undefined, null],
    ['', null],
    ['identity', null],
    ['deflate', null],
    ['gzip', 'gzip'],
    ['br', 'br'],
    ['GZIP', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['br;q=0, gzip;q=0, *', null],
    ['br;q=0.5, gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.4', 'br'],
    ['br;q=0', null],
    ['*;q=0', null],
    ['identity, gzip;q=0.5', null],
    ['identity;q=0.5, gzip', 'gzip'],
    ['br;q=banana', 'br'],
    [',;,=', null],
  ])('%s', (header, encoding) => {
    expect(preferredEncoding(header)).toBe(encoding);
  });
});

const api = useApi('shipped');
const be = scope('fr-be');

interface Raw {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** As sent: `fetch` would decompress. */
function raw(path: string, encoding: string, method = 'GET'): Promise<Raw> {
  return new Promise((resolve, reject) => {
    request({ port: api.port(), path, method, headers: { 'accept-encoding': encoding } }, (response) => {
      buffer(response).then((body) => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
      }, reject);
    })
      .on('error', reject)
      .end();
  });
}

function plainBody({ headers, body }: Raw): string {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body).toString();
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body).toString() : body.toString();
}

describe('an answer', () => {
  const large = [`/url?${be}`, `/product?${be}&perPage=100`, `/filtersProducts?${be}`, '/openapi.json', '/docs'];

  test.each(large)('%s is the same in every encoding', async (path) => {
    const plain = await raw(path, 'identity');
    expect(plain.headers['content-encoding']).toBe(undefined);
    for (const encoding of ['br', 'gzip']) {
      for (let time = 0; time < 2; time += 1) {
        const compressed = await raw(path, encoding);
        expect(compressed.headers).toMatchObject({
          'content-encoding': encoding,
          vary: expect.stringContaining('Accept-Encoding') as string,
        });
        expect(compressed.headers['content-type']).toBe(plain.headers['content-type']);
        expect(compressed.headers['content-length']).toBe(String(compressed.body.length));
        expect(compressed.body.length).toBeLessThan(plain.body.length / 2);
        expect(plainBody(compressed)).toBe(plain.body.toString());
      }
    }
  });

  test.each([
    ['below a kilobyte', `/redirection?${be}&urls=/x`],
    ['that is an error', '/product'],
  ])('%s is not compressed, but has a Vary header', async (_, path) => {
    const { headers } = await raw(path, 'br, gzip');
    expect([headers['content-encoding'], headers.vary]).toEqual([
      undefined,
      expect.stringContaining('Accept-Encoding'),
    ]);
  });

  test('to a POST is compressed', async () => {
    const response = await api.request(`/search?${be}`, { method: 'POST', body: '{"text":"magnesium"}' });
    expect([response.status, response.headers.get('content-encoding')]).toEqual([200, 'gzip']);
    expect(await response.json()).toHaveProperty('products');
  });

  test('to a HEAD has the same length and encoding as to a GET', async () => {
    const [head, get] = [await raw(`/url?${be}`, 'br', 'HEAD'), await raw(`/url?${be}`, 'br')];
    const shown = ({ headers }: Raw) => [headers['content-encoding'], headers['content-length'], headers.etag];
    expect([shown(head), head.body.length]).toEqual([shown(get), 0]);
  });
});

describe('a large answer', () => {
  /** As large as the address book of 20,000 products, and as difficult to compress. */
  const entry = (index: number): unknown => ({
    id: index,
    slug: `slug-${(index * 2_654_435_761).toString(36)}`,
    lang: 'fr',
  });
  const text = JSON.stringify(Array.from({ length: 85_000 }, (_, index) => entry(index)));
  const body = { contentType: 'application/json', bytes: new Uint8Array(Buffer.from(text)) };
  const megabyte = 1_048_576;

  test('is compressed once for simultaneous and later requests', async () => {
    const cache = new ResponseCache(16 * megabyte);
    const all = await Promise.all(Array.from({ length: 10 }, () => cache.compressed('"a"', body, 'gzip')));
    expect(new Set([...all, await cache.compressed('"a"', body, 'gzip')]).size).toBe(1);
    expect(await cache.compressed('"a"', body, 'br')).not.toBe(all[0]);
    expect(await cache.compressed('"b"', body, 'gzip')).not.toBe(all[0]);
  });

  test('is evicted when newer ones need its memory, and created again', async () => {
    const cache = new ResponseCache(5 * megabyte);
    cache.setPlain('"a"', body);
    expect(cache.plain('"a"')).toBe(body);
    cache.setPlain('"b"', body);
    expect([cache.plain('"a"'), cache.plain('"b"')]).toEqual([undefined, body]);
    const small = new ResponseCache(1);
    expect(gunzipSync((await small.compressed('"a"', body, 'gzip')).bytes).length).toBe(body.bytes.length);
  });

  test('of 4 MB does not block the event loop while it is compressed', async () => {
    expect(body.bytes.length).toBeGreaterThan(3.5 * megabyte);
    const cache = new ResponseCache(1);
    // The event loop goes on turning meanwhile. Compressed on this thread, it would turn once or twice.
    let turns = 0;
    let isOver = false;
    const turn = (): void => {
      turns += 1;
      if (!isOver) setImmediate(turn);
    };
    setImmediate(turn);
    await Promise.all([cache.compressed('"a"', body, 'br'), cache.compressed('"a"', body, 'gzip')]);
    isOver = true;
    expect(turns).toBeGreaterThan(20);
  });
});
