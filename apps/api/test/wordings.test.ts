import type { ResourceRecord } from '@veralune/api-client/contract';
import type { Locale } from '@veralune/routing';
import { beforeAll, expect, test } from 'vitest';
import { catalogueFeed } from '../src/invalidation/catalogue-feed.ts';
import type { Kind } from '../src/resources/kinds.ts';
import { testTime, useApi } from './support/api.ts';
import { newEditor, type Editor } from './support/editor.ts';

const api = useApi('shipped');
let admin: Editor;
beforeAll(async () => {
  admin = await newEditor(api);
});

interface Data {
  readonly texts: Readonly<Partial<Record<Locale, object>>>;
}

/** Gives a resource wordings in French Switzerland. Returns its record and the invalidated tags of Belgium and Switzerland. */
async function addWordings(kind: Kind, key: string, wordings: Readonly<Record<string, string>>) {
  const feed = catalogueFeed(api.database().db, api.catalogue(), () => testTime);
  const version = feed.currentVersion();
  const record: ResourceRecord = await admin.find(kind, key);
  const { texts, ...rest } = record.data as Data;
  const changed = { ...rest, texts: { ...texts, 'fr-ch': { ...texts['fr-ch'], wordings } } };
  const reply = await admin.replace(kind, record, { data: changed });
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  await expect.poll(() => feed.currentVersion()).toBeGreaterThan(version);
  const changes = await feed.changesSince(version);
  if (changes === 'all') throw new Error('The feed names no tags.');
  return { record: reply.body as ResourceRecord, be: changes.tagsOf('be'), ch: changes.tagsOf('ch') };
}

test('wordings of a product change its card, its page and the search in their locale only', async () => {
  const wordings = { fatigue: 'lassitude', comprimés: 'pastilles' };
  const { record, be, ch } = await addWordings('product', 'micralba-magnesium', wordings);
  const { id } = record;
  const textsIn = async (locale: Locale): Promise<string> => {
    const card = (await api.ask(locale, 'products', { query: { perPage: 100 } })).items.find((each) => each.id === id);
    const product = await api.ask(locale, 'product', { params: { id } });
    return JSON.stringify([card, { ...product, faqs: [], related: [] }]);
  };
  expect(await textsIn('fr-be')).toMatch(/fatigue.*comprimés/);
  const swiss = await textsIn('fr-ch');
  expect(swiss).not.toMatch(/fatigue|comprimés/);
  expect(swiss).toContain('tous deux contribuent à réduire la lassitude');
  expect(swiss).toContain('60 pastilles');

  const { items } = await api.ask('fr-ch', 'products', { query: { text: 'lassitude' } });
  expect(items.map((item) => item.id)).toContain(id);

  // The record is what the editor wrote.
  const stored = await admin.find('product', 'micralba-magnesium');
  expect((stored.data as Data).texts['fr-ch']).toMatchObject({ wordings });
  expect(be).toEqual([]);
  expect(ch.filter((tag) => !tag.startsWith('fr-ch/'))).toEqual([]);
  expect(ch).toContain(`fr-ch/product:${String(id)}`);
});

test('wordings of a page and of a question change their texts', async () => {
  const page = await addWordings('page', 'advice-stress', { magnésium: 'Mg', 'votre médecin': 'votre docteur' });
  const { body, meta } = await api.ask('fr-ch', 'page', { params: { id: page.record.id } });
  expect(JSON.stringify([body, meta])).toMatch(/le Mg et la vitamine B6.*votre docteur/);
  await addWordings('faq', 'micralba-b12-1', { B12: 'cobalamine' });
  const product = await admin.find('product', 'micralba-b12');
  const faqs = await api.ask('fr-ch', 'productFaqs', { params: { id: product.id } });
  expect(JSON.stringify(faqs)).toContain('cobalamine');
});

test('Swiss German has the Swiss spelling in every text', { timeout: 60_000 }, async () => {
  const { ask } = api;
  const answers: unknown[] = [await ask('de-ch', 'faqs'), await ask('de-ch', 'filters'), await ask('de-ch', 'menus')];
  const ids = async (name: 'products' | 'pages'): Promise<number[]> =>
    (await ask('de-ch', name, { query: { perPage: 100 } })).items.map(({ id }) => id);
  for (const id of await ids('products')) answers.push(await ask('de-ch', 'product', { params: { id } }));
  for (const id of await ids('pages')) answers.push(await ask('de-ch', 'page', { params: { id } }));
  for (const { id } of await ask('de-ch', 'needs')) answers.push(await ask('de-ch', 'need', { params: { id } }));
  for (const { id } of (await ask('de-ch', 'brands')).items)
    answers.push(await ask('de-ch', 'brand', { params: { id } }));
  const text = JSON.stringify(answers);
  expect(text.length).toBeGreaterThan(100_000);
  expect(text.match(/.{0,40}[ßẞ„“‚].{0,20}/g)).toBeNull();
});
