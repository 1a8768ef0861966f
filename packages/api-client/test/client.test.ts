import { describe, expect, test } from 'vitest';
import { createClient } from '../src/index.ts';
import type { Fetch } from '../src/index.ts';

function json(body: unknown, init?: ResponseInit): Response {
  return Response.json(body, init);
}

interface Seen {
  readonly address: URL;
  readonly init: RequestInit;
}

/** A client whose API returns `answers` in order, and the requests that it received. */
function clientWith(...answers: ((init: RequestInit) => Response | Promise<Response>)[]) {
  const seen: Seen[] = [];
  const fetch: Fetch = async (address, init) => {
    seen.push({ address: new URL(address), init });
    const answer = answers[seen.length - 1];
    if (!answer) throw new Error('too many requests');
    return answer(init);
  };
  return { seen, client: createClient({ baseUrl: 'http://api.test/', shopId: 2, lang: 'de', fetch, timeoutMs: 400 }) };
}

function emptyList() {
  return json({ items: [], total: 0 });
}

function never(init: RequestInit) {
  return new Promise<Response>((_, reject) => {
    init.signal?.addEventListener('abort', () => {
      reject(new Error('aborted'));
    });
  });
}

describe('the URL', () => {
  test('has shop_id, lang and sorted parameters; lists and maps are JSON', async () => {
    const { client, seen } = clientWith(emptyList);
    await client.call('products', {
      query: { page: 2, needs: ['schlaf'], no_free: true, caracteristics: { brand: ['florelune'] }, text: 'a&b' },
    });
    expect(seen[0]?.address.pathname).toBe('/product');
    expect(seen[0]?.address.search).toBe(
      '?shop_id=2&lang=de&caracteristics=%7B%22brand%22%3A%5B%22florelune%22%5D%7D&needs=%5B%22schlaf%22%5D&no_free=true&page=2&text=a%26b',
    );
  });

  test('fills and encodes path parameters', async () => {
    const { client, seen } = clientWith(() => json([]));
    await client.call('productFaqs', { params: { id: 101 } });
    expect(seen[0]?.address.pathname).toBe('/products/101/faqs');
  });

  test('repeats a parameter whose schema accepts an array', async () => {
    const { client, seen } = clientWith(() => json(null));
    await client.call('redirection', { query: { urls: ['/a', 'https://x.example/a'] } });
    expect(seen[0]?.address.searchParams.getAll('urls')).toEqual(['/a', 'https://x.example/a']);
  });

  test('sends the body as JSON, with the `init` of the call', async () => {
    const group = { total: 0, items: [] };
    const empty = {
      total: 0,
      services: group,
      products: group,
      brands: group,
      needs: group,
      pages: group,
      about_page: group,
      corpo: group,
    };
    const { client, seen } = clientWith(() => json(empty));
    const init = { next: { tags: ['search'], revalidate: 60 }, headers: { 'x-request-id': 'r1' } };
    const result = await client.call('search', { body: { text: 'schlaf' }, init });
    expect(result).toEqual({ ok: true, data: empty });
    expect(seen[0]?.init).toMatchObject({ method: 'POST', body: '{"text":"schlaf"}', next: init.next });
    const headers = new Headers(seen[0]?.init.headers);
    expect([headers.get('x-request-id'), headers.get('content-type')]).toEqual(['r1', 'application/json']);
  });
});

describe('failures are returned as values', () => {
  test('an error of the API keeps its code and its fields', async () => {
    const error = { code: 'invalid_request', message: 'Wrong.', fields: { page: 'too big' } };
    const { client } = clientWith(() => json({ error }, { status: 400 }));
    expect(await client.call('products')).toEqual({ ok: false, error: { kind: 'http', status: 400, ...error } });
  });

  test('an error page of a proxy', async () => {
    const { client } = clientWith(() => new Response('<h1>Forbidden</h1>', { status: 403 }));
    expect(await client.call('needs')).toMatchObject({
      ok: false,
      error: { kind: 'http', status: 403, code: 'http_403' },
    });
  });

  test.each([
    ['an answer that is not JSON', () => new Response('<html>')],
    ['an answer that does not match the contract', () => json({ items: [{}], total: 1 })],
  ])('%s is invalid', async (_, answer) => {
    const { client } = clientWith(answer);
    expect(await client.call('products')).toMatchObject({ ok: false, error: { kind: 'invalid' } });
  });

  test('no answer is a timeout', async () => {
    const { client } = clientWith(never);
    const result = await client.call('needs', { timeoutMs: 20 });
    expect(result).toEqual({ ok: false, error: { kind: 'timeout', message: 'No answer within 20 ms.' } });
  });

  test("the caller's signal aborts the call", async () => {
    const { client, seen } = clientWith(never);
    const controller = new AbortController();
    const pending = client.call('needs', { init: { signal: controller.signal } });
    controller.abort();
    expect(await pending).toMatchObject({ ok: false, error: { kind: 'aborted' } });
    expect(seen).toHaveLength(1);
  });
});

describe('one retry', () => {
  const broken = () => Promise.reject(new TypeError('fetch failed'));
  test.each([
    ['a broken connection', broken],
    ['a 503', () => json({}, { status: 503 })],
  ])('%s, then an answer', async (_, first) => {
    const { client } = clientWith(first, emptyList);
    expect(await client.call('products')).toEqual({ ok: true, data: { items: [], total: 0 } });
  });

  test('no second retry', async () => {
    const { client, seen } = clientWith(broken, broken, emptyList);
    expect(await client.call('products')).toMatchObject({
      ok: false,
      error: { kind: 'network', message: 'fetch failed' },
    });
    expect(seen).toHaveLength(2);
  });

  test.each([
    ['a POST', () => clientWith(broken, emptyList), 'search'],
    ['a 500', () => clientWith(() => json({}, { status: 500 }), emptyList), 'needs'],
  ] as const)('none for %s', async (_, make, name) => {
    const { client, seen } = make();
    await (name === 'search' ? client.call(name, { body: { text: 'x' } }) : client.call(name));
    expect(seen).toHaveLength(1);
  });
});

describe('refresh', () => {
  test('sends the ETag and reads 304 as unchanged', async () => {
    const { client, seen } = clientWith(() => new Response(null, { status: 304 }));
    expect(await client.refresh('urls', '"v1"')).toEqual({ ok: true, data: { changed: false } });
    expect(new Headers(seen[0]?.init.headers).get('if-none-match')).toBe('"v1"');
  });

  test('returns the data and the new ETag', async () => {
    const { client } = clientWith(() => json({ items: [] }, { headers: { etag: '"v2"' } }));
    expect(await client.refresh('urls', null)).toEqual({
      ok: true,
      data: { changed: true, data: { items: [] }, etag: '"v2"' },
    });
  });
});
