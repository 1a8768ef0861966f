import { calls, type Call } from '@veralune/api-client/contract';
import { desc } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog } from '../../src/db/schema.ts';
import type { ResourceRecord } from '@veralune/api-client/contract';
import type { Kind } from '../../src/resources/kinds.ts';
import { scope, testTime, useApi } from '../support/api.ts';
import { newEditor, type Editor } from '../support/editor.ts';

const clock = { now: testTime };
const api = useApi('shipped', () => clock.now);
let admin: Editor;
beforeAll(async () => {
  admin = await newEditor(api);
});
beforeEach(() => {
  clock.now = testTime;
});

type Data = Record<string, unknown>;
const minute = 60_000;
const be = scope('fr-be');

async function search(text: string): Promise<string> {
  return (await api.request(`/search?${be}`, { method: 'POST', body: JSON.stringify({ text, perPage: 100 }) })).text();
}

/** The text of each public GET without a path parameter, and of a search. */
async function everythingPublic(): Promise<string> {
  const lists = Object.values<Call>(calls).filter(
    ({ method, path, personal }) => method === 'GET' && personal !== true && !path.includes('{'),
  );
  const special: Readonly<Record<string, string>> = {
    '/url/entity': '&entity_type=product&slug=the-hidden-one',
    '/search/suggest': '&text=hiddenword',
    '/cities': '&zipcode=1000',
    '/point-of-sale': '&zipcode=1000',
    '/relay-points': '&zipcode=1000',
    '/reverse-geocoding': '&lat=50.85&lng=4.35',
    '/redirection': '&urls=/hiddenword',
    '/product': '&perPage=100',
    '/page': '&perPage=100',
    '/quiz/result': '&answers=a1',
  };
  const refused: Readonly<Record<string, number>> = {
    '/url/entity': 404,
    '/preview': 401,
    // Belgium has no quiz.
    '/quiz': 404,
    '/quiz/result': 404,
  };
  const answers = lists.map(async ({ path }) => {
    const response = await api.request(`${path}?${be}${special[path] ?? ''}`);
    expect([path, response.status]).toEqual([path, refused[path] ?? 200]);
    return response.text();
  });
  return (await Promise.all([...answers, search('hiddenword')])).join('\n');
}

/** A copy of the data in which every name, label, slug and question contains `hiddenword`. */
function marked(record: ResourceRecord): Data {
  const data = record.data as Data;
  const mark = (text: string) =>
    text
      .replaceAll(/"(name|title|label|question)":"[^"]*"/g, '"$1":"Hiddenword"')
      .replaceAll(/"slug":"[^"]*"/g, '"slug":"hiddenword-slug"');
  return 'texts' in data ? { ...data, texts: JSON.parse(mark(JSON.stringify(data['texts']))) as unknown } : data;
}

describe('a draft is in no public answer', () => {
  test.each<readonly [Kind, string, string, object]>([
    ['product', '/product', 'micralba-zinc', { promoted: true }],
    ['brand', '/brands', 'florelune', {}],
    ['need', '/need', 'skin', { parent: null }],
    ['page', '/page', 'advice-colours', { in_banner: true }],
    ['redirection', '/redirection', 'be:/fr/printemps', { from: '/hiddenword', to: '/hiddenword-target' }],
    ['setting', '/setting', 'be:newsletter', { code: 'hiddenword' }],
  ])('%s', async (kind, path, key, changes) => {
    const source = await admin.find(kind, key);
    const data = { ...marked(source), ...changes };
    const body = { ...('texts' in data && { key: 'hiddenword' }), status: 'draft', data };
    const draft = await admin.send('POST', path, { body });
    expect(draft.status, JSON.stringify(draft.body)).toBe(201);
    expect(await everythingPublic()).not.toMatch(/hiddenword/i);
    const { id } = draft.body as ResourceRecord;
    if (kind !== 'redirection' && kind !== 'setting')
      expect((await api.request(`${path}/${String(id)}?${be}`)).status).toBe(404);
    // Checks the search above: the same resource is found when it is published.
    const published = await admin.replace(kind, draft.body as ResourceRecord, { status: 'published' });
    expect(published.status).toBe(200);
    const isSeen = kind === 'brand' || kind === 'need' ? 'no product is of it' : await everythingPublic();
    if (isSeen !== 'no product is of it') expect(isSeen).toMatch(/hiddenword/i);
    await admin.send('DELETE', `${path}/${String(id)}`, {
      ifMatch: `"${String((published.body as ResourceRecord).revision)}"`,
    });
  });

  test('menu', async () => {
    const menu = await admin.find('menu', 'be:menu_footer');
    const replaced = await admin.replace('menu', menu, { status: 'draft' });
    expect(replaced.status).toBe(200);
    expect((await api.ask('fr-be', 'menus')).items.map(({ code }) => code)).not.toContain('menu_footer');
    await admin.replace('menu', replaced.body as ResourceRecord, { status: 'published' });
  });

  test('a brand that becomes a draft disappears from the menus, the router and the address book', async () => {
    const record = await admin.find('brand', 'florelune');
    const seen = async (): Promise<boolean[]> =>
      Promise.all(
        ['/menu', '/brands/router', '/brands', '/url', '/homepage'].map(async (path) => {
          const text = await (await api.request(`${path}?${be}`)).text();
          return text.includes('"slug":"florelune"') && (path !== '/homepage' || /"tagline"/.test(text));
        }),
      );
    const before = await seen();
    const hidden = await admin.replace('brand', record, { status: 'draft' });
    expect(hidden.status).toBe(200);
    expect(await api.ask('fr-be', 'brands')).not.toMatchObject({
      items: expect.arrayContaining([expect.objectContaining({ slug: 'florelune' })]) as unknown,
    });
    const during = await Promise.all(
      ['/menu', '/brands/router', '/brands'].map(async (path) =>
        (await (await api.request(`${path}?${be}`)).text()).includes('"slug":"florelune"'),
      ),
    );
    expect(during).toEqual([false, false, false]);
    expect((await api.request(`/brands/1?${be}`)).status).toBe(404);
    await admin.replace('brand', hidden.body as ResourceRecord, { status: 'published' });
    expect(await seen()).toEqual(before);
  });
});

describe('a product with dates', () => {
  /** After the database was seeded. Earlier dates make no version. */
  const start = Date.now() + 60 * minute;
  const at = (minutes: number): string => new Date(start + minutes * minute).toISOString();
  beforeEach(() => {
    clock.now = start;
  });
  const word = 'zymoplex';
  let made: ResourceRecord;
  beforeAll(async () => {
    const source = await admin.find('product', 'micralba-zinc');
    const texts = JSON.stringify((source.data as Data)['texts'])
      .replaceAll(/"name":"[^"]*"/g, `"name":"Zymoplex"`)
      .replaceAll(/"slug":"[^"]*"/g, `"slug":"${word}"`);
    const data = {
      ...(source.data as Data),
      order: -1,
      promoted: true,
      new: { from: at(-1), to: at(1_000) },
      texts: JSON.parse(texts) as unknown,
    };
    const reply = await admin.send('POST', '/product', {
      body: { key: word, status: 'published', publish_from: at(10), publish_to: at(20), data },
    });
    expect(reply.status, JSON.stringify(reply.body)).toBe(201);
    made = reply.body as ResourceRecord;
  });

  /** Whether each public call contains the product. */
  const seen = async (): Promise<Record<string, boolean | number>> => {
    const has = async (path: string): Promise<boolean> =>
      (await (await api.request(path)).text()).includes(`"${word}"`);
    const facets = await api.ask('fr-be', 'filters');
    return {
      listing: await has(`/product?${be}&perPage=100`),
      detail: (await api.request(`/product/${String(made.id)}?${be}`)).status,
      urls: await has(`/url?${be}`),
      entity: (await api.request(`/url/entity?${be}&entity_type=product&slug=${word}`)).status,
      search: (await search(word)).includes(`"${word}"`),
      suggest: await has(`/search/suggest?${be}&text=${word.slice(0, 6)}`),
      homepage: await has(`/homepage?${be}`),
      facet: facets.total,
    };
  };
  const shown = (total: number) => ({
    listing: true,
    detail: 200,
    urls: true,
    entity: 200,
    search: true,
    suggest: true,
    homepage: true,
    facet: total,
  });
  const hidden = (total: number) => ({
    listing: false,
    detail: 404,
    urls: false,
    entity: 404,
    search: false,
    suggest: false,
    homepage: false,
    facet: total,
  });

  const versionAt = async (now: number): Promise<number> => {
    clock.now = now;
    await api.catalogue().refresh();
    return api.catalogue().current.version;
  };

  test('appears and disappears in all answers, each time as a version in the audit log', async () => {
    const { total } = await api.ask('fr-be', 'products');
    expect(await seen()).toEqual(hidden(total));
    const first = api.catalogue().current.version;
    expect(await versionAt(start + 10 * minute - 1)).toBe(first);
    expect(await seen()).toEqual(hidden(total));
    expect(await versionAt(start + 10 * minute)).toBe(first + 1);
    expect(await seen()).toEqual(shown(total + 1));
    expect(await versionAt(start + 20 * minute - 1)).toBe(first + 1);
    expect(await versionAt(start + 20 * minute)).toBe(first + 2);
    expect(await seen()).toEqual(hidden(total));
    const turns = await api.database().db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(2);
    expect(turns).toMatchObject(
      [2, 1].map((step) => ({
        version: first + step,
        action: 'turn',
        actor: 'clock',
        kind: 'product',
        resourceId: made.id,
      })),
    );
  });
});
