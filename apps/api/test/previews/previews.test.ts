import {
  previewHeader,
  type Preview,
  type PreviewAddress,
  type PreviewKind,
  type ResourceRecord,
} from '@veralune/api-client/contract';
import type { Locale } from '@veralune/routing';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { previewLifetimeMs } from '../../src/previews/preview-token.ts';
import { resourcePaths } from '../../src/http/resources/paths.ts';
import { scope, testTime, useApi } from '../support/api.ts';
import { inputOf } from '../support/copies.ts';
import { newEditor, type Editor, type Reply } from '../support/editor.ts';

const clock = { now: testTime };
const api = useApi('shipped', () => clock.now);
let admin: Editor;
beforeAll(async () => {
  admin = await newEditor(api);
});
beforeEach(() => {
  clock.now = testTime;
});

/** A draft that is a copy of a shipped resource. */
async function draftOf(kind: PreviewKind, key: string, changes: Record<string, unknown> = {}): Promise<ResourceRecord> {
  const source = await admin.find(kind, key);
  const input = inputOf(source, kind, { ...(source.data as object), ...changes });
  const body = { ...input, key: `${key}-${String(clock.now)}-draft`, status: 'draft' };
  const reply = await admin.send('POST', resourcePaths[kind], { body });
  expect([reply.status, reply.body]).toMatchObject([201, {}]);
  return reply.body as ResourceRecord;
}

async function remove(kind: PreviewKind, { id }: ResourceRecord): Promise<void> {
  const { headers } = await admin.send('GET', `${resourcePaths[kind]}/${String(id)}`);
  await admin.send('DELETE', `${resourcePaths[kind]}/${String(id)}`, { ifMatch: headers.get('etag') ?? '' });
}

function ask(editor: Editor, kind: PreviewKind, id: number, locale: Locale): Promise<Reply> {
  return editor.send('POST', '/preview', { body: { kind, id, locale } });
}

async function tokenFor(kind: PreviewKind, id: number, locale: Locale = 'fr-be'): Promise<string> {
  const { status, body } = await ask(admin, kind, id, locale);
  expect([status, body]).toMatchObject([201, {}]);
  return new URL((body as PreviewAddress).path, 'http://site').searchParams.get('token') ?? '';
}

function get(path: string, token?: string): Promise<Response> {
  return api.request(path, token === undefined ? {} : { headers: { [previewHeader]: token } });
}

const be = scope('fr-be');

describe('POST /preview', () => {
  test.each<[PreviewKind, string, Locale, RegExp]>([
    ['product', 'micralba-zinc', 'fr-be', /^\/fr\/produit\/preview\/\d+\?token=/],
    ['product', 'micralba-zinc', 'es-es', /^\/producto\/preview\/\d+\?token=/],
    ['brand', 'florelune', 'nl-be', /^\/nl\/merk\/preview\/\d+\?token=/],
    ['need', 'skin', 'de-de', /^\/[a-z-]+\/preview\/\d+\?token=/],
    ['page', 'advice-colours', 'fr-be', /^\/fr\/conseil\/preview\/\d+\?token=/],
    ['page', 'legal-notice', 'it-it', /^\/page\/preview\/\d+\?token=/],
  ])('answers with the address of %s %s in %s', async (kind, key, locale, expected) => {
    const { id } = await admin.find(kind, key);
    const { status, headers, body } = await ask(admin, kind, id, locale);
    const { path, expires_at: expiresAt } = body as PreviewAddress;
    expect([status, path, Date.parse(expiresAt)]).toEqual([
      201,
      expect.stringMatching(expected),
      clock.now + previewLifetimeMs,
    ]);
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  test('requires a token of the market', async () => {
    const italian = await newEditor(api, { role: 'editor', markets: ['it'] });
    expect((await ask(italian, 'product', 101, 'it-it')).status).toBe(201);
    expect((await ask(italian, 'product', 101, 'fr-be')).status).toBe(403);
    const visitor = await api.request('/preview', {
      method: 'POST',
      body: JSON.stringify({ kind: 'product', id: 101, locale: 'fr-be' }),
    });
    expect(visitor.status).toBe(401);
  });

  test('refuses what does not exist or has no page', async () => {
    expect((await ask(admin, 'product', 2_147_483_000, 'fr-be')).status).toBe(404);
    const refused = await admin.send('POST', '/preview', { body: { kind: 'flavour', id: 1, locale: 'xx-xx' } });
    expect([refused.status, refused.body]).toMatchObject([400, { error: { fields: { kind: {}, locale: {} } } }]);
  });

  test('refuses an entity that the market does not show', async () => {
    const draft = await draftOf('page', 'advice-colours', { markets: ['be'] });
    const refused = await ask(admin, 'page', draft.id, 'es-es');
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { error: { fields: { locale: expect.any(String) as string } } },
    ]);
    await remove('page', draft);
  });
});

describe('with the token of a preview, calls show', () => {
  test('a draft of a product as if it were published, and no other request shows it', async () => {
    const draft = await draftOf('product', 'micralba-zinc');
    const token = await tokenFor('product', draft.id);
    const id = String(draft.id);
    for (const path of [`/product/${id}?${be}`, `/products/${id}/pages?${be}`, `/products/${id}/faqs?${be}`]) {
      const shown = await get(path, token);
      expect([path, shown.status]).toEqual([path, 200]);
      expect([shown.headers.get('cache-control'), shown.headers.get('etag')]).toEqual(['private, no-store', null]);
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    }
    const { slug } = (await (await get(`/product/${id}?${be}`, token)).json()) as { slug: string };
    const entity = `/url/entity?${be}&entity_type=product&slug=${slug}`;
    expect([(await get(entity, token)).status, (await get(entity)).status]).toEqual([200, 404]);
    const total = async (own?: string) =>
      ((await (await get(`/product?${be}`, own)).json()) as { total: number }).total;
    expect(await total(token)).toBe((await total()) + 1);
    await remove('product', draft);
    expect((await get(`/product/${id}?${be}`, token)).status).toBe(404);
  });

  test('a brand and a need without products, with all their calls', async () => {
    const [brand, need] = [await draftOf('brand', 'florelune'), await draftOf('need', 'skin', { parent: null })];
    const [ofBrand, ofNeed] = [await tokenFor('brand', brand.id), await tokenFor('need', need.id)];
    for (const [path, token] of [
      [`/brands/${String(brand.id)}?${be}`, ofBrand],
      [`/brands/${String(brand.id)}/faqs?${be}`, ofBrand],
      [`/need/${String(need.id)}?${be}`, ofNeed],
      [`/need/${String(need.id)}/pages?${be}`, ofNeed],
    ] as const) {
      expect([path, (await get(path, token)).status, (await get(path)).status]).toEqual([path, 200, 404]);
    }
    await remove('brand', brand);
    await remove('need', need);
  });

  test('a page of a corner whose brand is a draft too', async () => {
    const brand = await draftOf('brand', 'florelune', { corner: true });
    const draft = await draftOf('page', 'corner-florelune', { parent: brand.key });
    const token = await tokenFor('page', draft.id);
    const shown = (await (await get(`/preview?${be}`, token)).json()) as Preview;
    expect(shown).toMatchObject({ entity_type: 'cms_page', page_type: 'brand_corner_main', is_public: false });
    const brands = (await (await get(`/brands?${be}`, token)).json()) as { items: { slug: string }[] };
    expect(brands.items.map(({ slug }) => slug)).toContain(shown.parent_slug);
    await remove('page', draft);
    await remove('brand', brand);
  });

  test('the stored state of a published resource, also before and after its dates', async () => {
    // After the database was seeded. Earlier dates make no version.
    clock.now = Date.now() + 3_600_000;
    const record = await admin.find('page', 'advice-colours');
    const later = new Date(clock.now + 3_600_000).toISOString();
    const scheduled = await admin.replace('page', record, { publish_from: later });
    const path = `/page/${String(record.id)}?${be}`;
    const token = await tokenFor('page', record.id);
    expect([(await get(path, token)).status, (await get(path)).status]).toEqual([200, 404]);
    expect(await (await get(`/preview?${be}`, token)).json()).toMatchObject({
      status: 'published',
      publish_from: later,
      publish_to: null,
      is_public: false,
    });
    await admin.replace('page', scheduled.body as ResourceRecord, { publish_from: null });
    expect(await (await get(`/preview?${be}`, token)).json()).toMatchObject({ publish_from: null, is_public: true });
  });

  test('the current state after an edit', async () => {
    const draft = await draftOf('page', 'advice-colours');
    const token = await tokenFor('page', draft.id);
    const inBanner = async () =>
      ((await (await get(`/page/${String(draft.id)}?${be}`, token)).json()) as { in_banner: boolean }).in_banner;
    const before = await inBanner();
    const data = { ...(draft.data as object), in_banner: !before };
    await admin.replace('page', draft, { data });
    expect(await inBanner()).toBe(!before);
    await remove('page', draft);
  });
});

describe('GET /preview', () => {
  test('names the entity, its publication and the end of the token', async () => {
    const draft = await draftOf('product', 'micralba-zinc');
    const token = await tokenFor('product', draft.id, 'nl-be');
    expect(await (await get(`/preview?${scope('nl-be')}`, token)).json()).toEqual({
      entity_type: 'product',
      id: draft.id,
      slug: expect.stringMatching(/-copy$/) as string,
      page_type: null,
      parent_slug: null,
      status: 'draft',
      publish_from: null,
      publish_to: null,
      updated_at: draft.updated_at,
      is_public: false,
      expires_at: new Date(clock.now + previewLifetimeMs).toISOString(),
    });
    await remove('product', draft);
  });

  test('is refused without a token', async () => {
    const refused = await get(`/preview?${be}`);
    expect([refused.status, refused.headers.get('cache-control')]).toEqual([401, 'no-store']);
  });
});

describe('a token', () => {
  test.each<[string, (token: string) => string, Locale, number]>([
    ['of another locale', (token) => token, 'nl-be', 0],
    ['of another shop with the same language', (token) => token, 'fr-ch', 0],
    ['that has expired', (token) => token, 'fr-be', previewLifetimeMs],
    ['for another entity', (token) => token.replace(/\.\d+\./, '.102.'), 'fr-be', 0],
    ['with a wrong signature', (token) => `${token.slice(0, -43)}${'A'.repeat(43)}`, 'fr-be', 0],
    ['that is none', () => 'x', 'fr-be', 0],
  ])('%s is refused with 401, by every reading call', async (_, change, locale, later) => {
    const token = change(await tokenFor('product', 101));
    clock.now += later;
    for (const path of ['/preview', '/product/101', '/menu']) {
      const refused = await get(`${path}?${scope(locale)}`, token);
      expect([path, refused.status, refused.headers.get('cache-control')]).toEqual([path, 401, 'no-store']);
    }
  });

  test('does not change what visitors and their caches get', async () => {
    const draft = await draftOf('product', 'micralba-zinc', { promoted: true, order: -1 });
    const path = `/product?${be}&perPage=100`;
    const before = await get(path);
    const [etag, text] = [before.headers.get('etag') ?? '', await before.text()];
    const shown = await api.request(path, {
      headers: { [previewHeader]: await tokenFor('product', draft.id), 'if-none-match': etag },
    });
    expect([shown.status, (await shown.text()).includes(`"id":${String(draft.id)},`)]).toEqual([200, true]);
    const after = await get(path);
    expect([after.headers.get('etag'), await after.text()]).toEqual([etag, text]);
    expect(after.headers.get('vary')).toContain(previewHeader);
    const same = await api.request(path, { headers: { 'if-none-match': etag } });
    expect([same.status, same.headers.get('vary')]).toEqual([304, expect.stringContaining(previewHeader)]);
    await remove('product', draft);
  });
});
