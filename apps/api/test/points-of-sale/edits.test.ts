import type { ResourceRecord } from '@veralune/api-client/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { runContentCommand } from '../../src/content-commands/run-content-command.ts';
import { pointsOfSaleFolder } from '../../src/content/points-of-sale-folder.ts';
import { scope, useApi } from '../support/api.ts';
import { shippedContent } from '../support/catalogues.ts';
import { useContentCopy } from '../support/content-copy.ts';
import { newEditor, type Editor, type Reply } from '../support/editor.ts';

const api = useApi('shipped');
const content = useContentCopy();
let admin: Editor;
beforeAll(async () => {
  admin = await newEditor(api);
});

const path = '/point-of-sale';
const data = {
  market: 'de',
  name: 'Apotheke am Test',
  address: 'Testweg 1',
  zipcode: '10717',
  city: 'Berlin',
  phone: null,
  opening_hours: ['Mo-Fr 08:30-18:30'],
  latitude: 52.4934,
  longitude: 13.328,
} as const;
const input = { status: 'published', data } as const;

function create(editor: Editor, changes: object = {}): Promise<Reply> {
  return editor.send('POST', path, { body: { ...input, ...changes } });
}

describe('a search of visitors', () => {
  const search = () => api.request(`${path}?${scope('de-de')}&zipcode=10717&radius=5`);

  test('shows a new pharmacy at once, under another ETag, and a deleted one no longer', async () => {
    const before = await search();
    expect(await before.text()).not.toContain(data.name);
    const made = (await create(admin)).body as ResourceRecord;
    const after = await search();
    expect([after.headers.get('etag') === before.headers.get('etag'), await after.text()]).toEqual([
      false,
      expect.stringContaining(data.name),
    ]);
    expect((await admin.remove('point_of_sale', made)).status).toBe(204);
    expect(await (await search()).text()).not.toContain(data.name);
    await admin.undo('point_of_sale', made.id);
    expect(await (await search()).text()).toContain(data.name);
  });
});

test('the list can be that of a market', async () => {
  const { body } = await admin.send('GET', `${path}?market=ch&perPage=100`);
  const { items, total } = body as { items: ResourceRecord[]; total: number };
  expect([items.length, total > 100]).toEqual([100, true]);
  expect(new Set(items.map((each) => (each.data as { market: string }).market))).toEqual(new Set(['ch']));
  expect((await admin.send('GET', `${path}?market=zz`)).status).toBe(400);
});

test('the id of a deleted pharmacy is not given again, because favourites keep it', async () => {
  const made = (await create(admin)).body as ResourceRecord;
  await admin.remove('point_of_sale', made);
  expect((await create(admin)).body).toMatchObject({ id: made.id + 1 });
});

describe('a write is refused', () => {
  test.each<[string, object, string]>([
    ['a draft', { status: 'draft' }, 'status'],
    ['a date', { publish_from: '2026-12-01T00:00:00Z' }, 'publish_from'],
    ['a key of its own', { key: 'am-test' }, 'key'],
    ['an id that is taken', { id: 40_001 }, 'id'],
    ['an unknown market', { data: { ...data, market: 'zz' } }, 'data.market'],
    ['opening hours without a format', { data: { ...data, opening_hours: ['Monday 8:30'] } }, 'data.opening_hours.0'],
    ['a latitude beyond the pole', { data: { ...data, latitude: 91 } }, 'data.latitude'],
    ['an unknown field', { data: { ...data, distance: 1 } }, 'data'],
    ['a missing field', { data: { ...data, city: undefined } }, 'data.city'],
  ])('with %s', async (_, changes, field) => {
    const { status, body } = await create(admin, changes);
    expect([status, Object.keys((body as { error: { fields: object } }).error.fields)]).toEqual([400, [field]]);
  });

  test('of an author without the market, also when a pharmacy moves there', async () => {
    const belgian = await newEditor(api, { name: 'Bea', role: 'publisher', markets: ['be'] });
    expect((await create(belgian)).status).toBe(403);
    const record = await admin.read('point_of_sale', 40_001);
    if (record === null) throw new Error('The pharmacy is gone');
    const moved = { data: { ...(record.data as object), market: 'be' } };
    expect((await belgian.replace('point_of_sale', record, moved)).status).toBe(403);
    expect((await belgian.remove('point_of_sale', record)).status).toBe(403);
    expect((await create(belgian, { data: { ...data, market: 'be' } })).status).toBe(201);
  });

  test('of an author who writes drafts only', async () => {
    expect((await create(await newEditor(api, { role: 'editor' }))).status).toBe(403);
  });

  test('of an outdated revision, or without one', async () => {
    const record = await admin.read('point_of_sale', 40_002);
    if (record === null) throw new Error('The pharmacy is gone');
    expect((await admin.replace('point_of_sale', record, {})).status).toBe(200);
    expect((await admin.replace('point_of_sale', record, {})).status).toBe(412);
    expect((await admin.remove('point_of_sale', record)).status).toBe(412);
    expect((await admin.send('PUT', path, { body: { ...record } })).status).toBe(428);
  });
});

test('an import is in the history, and undo reverses it', async () => {
  const run = (folder: string) => runContentCommand(api.database().db, 'import', folder);
  await run(shippedContent);
  const edit = (text: string) => text.replace(/^40003,[^,]+/m, '40003,Importierte Apotheke');
  await content.withEdit(`${pointsOfSaleFolder}/de.csv`, edit, () => run(content.folder()));
  const { body } = await admin.send('GET', `${path}/40003/history`);
  expect((body as { items: unknown[] }).items[0]).toMatchObject({
    action: 'import',
    actor: 'content',
    after: { key: '40003', body: { name: 'Importierte Apotheke' } },
  });
  await admin.undo('point_of_sale', 40_003);
  expect(await runContentCommand(api.database().db, 'diff', shippedContent)).toContain('equal');
});
