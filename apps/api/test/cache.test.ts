import { describe, expect, test } from 'vitest';
import { scope, testTime, useApi } from './support/api.ts';

const clock = { now: testTime };
const api = useApi('shipped', () => clock.now);
const be = scope('fr-be');

const etagOf = async (path: string): Promise<string> => (await api.request(path)).headers.get('etag') ?? '';

describe('an answer of the catalogue', () => {
  test.each([`/url?${be}`, `/redirection/index?${be}`, `/product?${be}`, `/product/101?${be}`, `/menu?${be}`])(
    '%s has an ETag, and is not sent again',
    async (path) => {
      const first = await api.request(path);
      const etag = first.headers.get('etag') ?? '';
      expect(etag).toMatch(/^"[\w-]+"$/);
      expect(first.headers.get('cache-control')).toContain('max-age');
      const second = await api.request(path, { headers: { 'if-none-match': etag } });
      expect([second.status, await second.text(), second.headers.get('etag')]).toEqual([304, '', etag]);
    },
  );

  test.each(['"other"', 'W/"other"', ''])('is sent whole to one who has %s', async (etag) => {
    expect((await api.request(`/url?${be}`, { headers: { 'if-none-match': etag } })).status).toBe(200);
  });

  test.each([(etag: string) => `W/${etag}`, (etag: string) => `"a", ${etag}`, () => '*'])(
    'is not sent to one who has it, however written',
    async (write) => {
      const header = write(await etagOf(`/url?${be}`));
      expect((await api.request(`/url?${be}`, { headers: { 'if-none-match': header } })).status).toBe(304);
    },
  );

  test('that is an error never turns into "not modified", and is not kept', async () => {
    const etag = await etagOf(`/url?${be}`);
    const missing = await api.request(`/product/999999?${be}`, { headers: { 'if-none-match': etag } });
    expect([missing.status, missing.headers.get('etag'), missing.headers.get('cache-control')]).toEqual([
      404,
      null,
      'no-store',
    ]);
  });

  test('to a POST is not kept', async () => {
    const response = await api.request(`/search?${be}`, { method: 'POST', body: '{"text":"zinc"}' });
    expect(response.headers.get('etag')).toBe(null);
  });

  test('to a HEAD has the same headers and no body', async () => {
    const response = await api.request(`/url?${be}`, { method: 'HEAD' });
    expect([response.status, await response.text(), response.headers.get('etag')]).toEqual([
      200,
      '',
      await etagOf(`/url?${be}`),
    ]);
  });

  test('carries another ETag once a product is new no more', async () => {
    const ask = async () => {
      const { items } = await api.ask('fr-be', 'products', { query: { display: ['new'] } });
      return { count: items.length, etag: await etagOf(`/product?${be}`) };
    };
    const before = await ask();
    clock.now = Date.parse('2028-01-01T00:00:00Z');
    const after = await ask();
    clock.now = testTime;
    expect(before.count).toBeGreaterThan(0);
    expect(after.count).toBe(0);
    expect(after.etag).not.toBe(before.etag);
  });
});
