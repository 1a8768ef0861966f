import { afterEach, describe, expect, test } from 'vitest';
import { scope, testTime, useApi } from './support/api.ts';

const clock = { now: testTime };
afterEach(() => {
  clock.now = testTime;
});
const api = useApi('shipped', () => clock.now);
const be = scope('fr-be');
const hour = 3_600_000;

const plain = { 'accept-encoding': 'identity' };

async function etagOf(path: string): Promise<string> {
  return (await api.request(path, { headers: plain })).headers.get('etag') ?? '';
}

async function statusWith(path: string, etag: string): Promise<number> {
  return (await api.request(path, { headers: { ...plain, 'if-none-match': etag } })).status;
}

describe('an answer of the catalogue', () => {
  test.each([`/url?${be}`, `/redirection/index?${be}`, `/product?${be}`, `/product/101?${be}`, `/menu?${be}`])(
    '%s has an ETag and is not sent again',
    async (path) => {
      const first = await api.request(path, { headers: plain });
      const etag = first.headers.get('etag') ?? '';
      expect(etag).toMatch(/^"[\w-]+"$/);
      expect(first.headers.get('cache-control')).toContain('max-age');
      const second = await api.request(path, { headers: { ...plain, 'if-none-match': etag } });
      expect([second.status, await second.text(), second.headers.get('etag')]).toEqual([304, '', etag]);
      expect(second.headers.get('cache-control')).toBe(first.headers.get('cache-control'));
    },
  );

  test.each(['"other"', 'W/"other"', ''])('is sent in full to a client that has the ETag %s', async (etag) => {
    expect(await statusWith(`/url?${be}`, etag)).toBe(200);
  });

  test.each([
    ['weak', (etag: string) => `W/${etag}`],
    ['in a list', (etag: string) => `"a", ${etag}`],
    ['as `*`', () => '*'],
  ])('is not sent to a client that sends its ETag %s', async (_, write) => {
    expect(await statusWith(`/url?${be}`, write(await etagOf(`/url?${be}`)))).toBe(304);
  });

  test('has a different ETag for each address', async () => {
    const paths = [`/url?${be}`, `/url?${be}&x=1`, `/menu?${be}`, `/url?${scope('nl-be')}`, `/url?${scope('es-es')}`];
    expect(new Set(await Promise.all(paths.map(etagOf))).size).toBe(paths.length);
  });

  test('has a weak ETag if it is compressed, which matches the strong one', async () => {
    const compressed = await api.request(`/url?${be}`, { headers: { 'accept-encoding': 'gzip' } });
    const etag = compressed.headers.get('etag') ?? '';
    expect(etag).toBe(`W/${await etagOf(`/url?${be}`)}`);
    expect(await statusWith(`/url?${be}`, etag)).toBe(304);
  });

  test.each([`/product/999999?${be}`, `/product/abc?${be}`, `/nothing?${be}`])(
    'is never 304 for the error at %s, which is not cached',
    async (path) => {
      const etag = await etagOf(`/url?${be}`);
      for (const ifNoneMatch of [etag, '*']) {
        const refused = await api.request(path, { headers: { ...plain, 'if-none-match': ifNoneMatch } });
        expect([refused.status >= 400, refused.headers.get('etag'), refused.headers.get('cache-control')]).toEqual([
          true,
          null,
          'no-store',
        ]);
      }
    },
  );

  test('to a POST is not cached', async () => {
    const response = await api.request(`/search?${be}`, { method: 'POST', body: '{"text":"zinc"}' });
    expect([response.status, response.headers.get('etag')]).toEqual([200, null]);
  });

  test('to a HEAD has the same headers and no body', async () => {
    const shown = ['etag', 'content-length', 'content-type', 'vary', 'cache-control'];
    const headersOf = ({ headers }: Response) => shown.map((name) => headers.get(name));
    const head = await api.request(`/url?${be}`, { method: 'HEAD', headers: plain });
    const get = await api.request(`/url?${be}`, { headers: plain });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(headersOf(head)).toEqual(headersOf(get));
  });
});

describe('the ETag changes with the time only if answers do', () => {
  const tagAt = async (now: number): Promise<string> => {
    clock.now = now;
    return etagOf(`/product?${be}`);
  };
  const newAt = async (now: number): Promise<number> => {
    clock.now = now;
    return (await api.ask('fr-be', 'products', { query: { display: ['new'], perPage: 100 } })).total;
  };

  test('stays the same between two instants and changes at an instant', async () => {
    const { instants } = api.catalogue().current;
    expect(instants.length).toBeGreaterThan(0);
    for (const instant of instants) {
      const [before, at] = [await tagAt(instant - 1), await tagAt(instant)];
      expect(at).not.toBe(before);
      expect(await newAt(instant)).not.toBe(await newAt(instant - 1));
      const next = instants.find((each) => each > instant) ?? Number.POSITIVE_INFINITY;
      const later = Math.min(instant + 5 * hour, next - 1);
      expect([await tagAt(later), await newAt(later)]).toEqual([at, await newAt(instant)]);
    }
  });
});
