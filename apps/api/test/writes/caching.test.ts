import { calls, type Call } from '@veralune/api-client/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { resourcePaths } from '../../src/http/resources/paths.ts';
import { scope, useApi } from '../support/api.ts';
import { newEditor, type Editor } from '../support/editor.ts';

const api = useApi('shipped');
let admin: Editor;
beforeAll(async () => {
  admin = await newEditor(api);
});

const be = scope('fr-be');
const publicLists = Object.values<Call>(calls).filter(({ method, path }) => method === 'GET' && !path.includes('{'));
const shared = publicLists.map(({ path }) => path).filter((path) => Object.values(resourcePaths).includes(path));

/** The parameters without which a visitor's call is refused. */
const required: Readonly<Record<string, string>> = { '/redirection': '&urls=/x', '/point-of-sale': '&zipcode=1000' };

describe('a path that editors and visitors share', () => {
  test('exists', () => {
    expect(shared.toSorted()).toEqual([
      '/brands',
      '/category',
      '/faq',
      '/menu',
      '/need',
      '/page',
      '/point-of-sale',
      '/product',
      '/quiz',
      '/redirection',
      '/setting',
      '/thematics',
    ]);
  });

  test.each([...shared, '/product/101', '/brands/1', '/page/1'])(
    '%s varies by Authorization for visitors, also in 304 and 400',
    async (path) => {
      // Only Germany has a quiz.
      const own = path === '/quiz' ? scope('de-de') : be;
      const address = `${path}?${own}${required[path] ?? ''}`;
      const fresh = await api.request(address);
      const etag = fresh.headers.get('etag') ?? '';
      expect(fresh.headers.get('cache-control')).toContain('public');
      const same = await api.request(address, { headers: { 'if-none-match': etag } });
      const refused = await api.request(`${path}?shop_id=9`);
      expect([fresh.status, same.status, refused.status]).toEqual([200, 304, 400]);
      for (const { headers } of [fresh, same, refused]) expect(headers.get('vary')).toMatch(/\bauthorization\b/i);
    },
  );
});

describe('an answer to a token', () => {
  test.each([...publicLists.map(({ path }) => path), '/product/101', '/offer', '/openapi.json', '/nothing'])(
    '%s is never publicly cacheable',
    async (path) => {
      const address = `${path}?${be}&market=be&text=zinc&zipcode=1000&urls=/x&entity_type=product&slug=micralba-zinc`;
      const visitor = await api.request(address);
      const headers = {
        authorization: `Bearer ${admin.secret}`,
        'if-none-match': visitor.headers.get('etag') ?? '"none"',
      };
      const editor = await api.request(address, { headers });
      expect(editor.headers.get('cache-control')).toMatch(/no-store/);
      expect(editor.headers.get('cache-control')).not.toMatch(/public|max-age/);
      expect(editor.status).not.toBe(304);
    },
  );
});

describe('the ETag of a public answer', () => {
  const etag = async (): Promise<string | null> =>
    (await api.request(`/product?${be}`, { headers: { 'accept-encoding': 'identity' } })).headers.get('etag');

  test('is stable after reads and refused writes, and changes at once after a write', async () => {
    const first = await etag();
    const record = await admin.find('product', 'micralba-zinc');
    await admin.replace('product', record, { data: {} });
    await admin.send('PUT', '/product', { body: record, ifMatch: '"0"' });
    expect(await etag()).toBe(first);
    const data = JSON.parse(JSON.stringify(record.data).replaceAll('"name":"', '"name":"X ')) as unknown;
    expect((await admin.replace('product', record, { data })).status).toBe(200);
    expect(await etag()).not.toBe(first);
    const { items } = await api.ask('fr-be', 'products', { query: { perPage: 100 } });
    expect(items.find(({ id }) => id === record.id)?.name).toMatch(/^X /);
    expect((await api.ask('fr-be', 'product', { params: { id: record.id } })).name).toMatch(/^X /);
  });
});
