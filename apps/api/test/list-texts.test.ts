import type { ResourceRecord } from '@veralune/api-client/contract';
import { beforeAll, expect, test } from 'vitest';
import { catalogueFeed } from '../src/invalidation/catalogue-feed.ts';
import { testTime, useApi } from './support/api.ts';
import { newEditor, type Editor } from './support/editor.ts';

const api = useApi('shipped');
let admin: Editor;
beforeAll(async () => {
  admin = await newEditor(api);
});

const own = { introduction: 'Lo que hay aquí.', meta: { title: 'Aquí', description: 'Lo que se encuentra aquí.' } };

interface Data {
  readonly texts: Readonly<Record<'es', object>>;
}

/** Gives a resource texts in Spanish. Returns the status and the invalidated tags of Spain. */
async function write(kind: 'category' | 'theme', key: string, texts: object) {
  const feed = catalogueFeed(api.database().db, api.catalogue(), () => testTime);
  const version = feed.currentVersion();
  const record: ResourceRecord = await admin.find(kind, key);
  const data = record.data as Data;
  const changed = { ...data, texts: { ...data.texts, es: { ...data.texts.es, ...texts } } };
  const { status } = await admin.replace(kind, record, { data: changed });
  if (status !== 200) return { status, tags: [] };
  await expect.poll(() => feed.currentVersion()).toBeGreaterThan(version);
  const changes = await feed.changesSince(version);
  return { status, tags: changes === 'all' ? [changes] : changes.tagsOf('es').map((tag) => tag.replace('es-es/', '')) };
}

const none = { introduction: null, meta: null };

async function metaOf(type: 'category' | 'thematic' | 'innovation_category', slug: string) {
  return (await api.ask('es-es', 'urlEntity', { query: { entity_type: type, slug } })).meta;
}

test('a category without texts of its list has none', async () => {
  expect(await write('category', 'microbiota', { introduction: undefined, meta: undefined })).toMatchObject({
    status: 200,
  });
  const { items } = await api.ask('es-es', 'categories', { query: { slugs: 'microbiotas' } });
  expect(items).toMatchObject([none]);
  expect(await metaOf('category', 'microbiotas')).toMatchObject({ title: items[0]?.title });
});

test('a category has the texts of its list, which change no other answer', async () => {
  expect(await write('category', 'microbiota', own)).toEqual({ status: 200, tags: ['categories', 'sitemap'] });
  const { items } = await api.ask('es-es', 'categories', { query: { slugs: 'microbiotas' } });
  expect(items).toMatchObject([own]);
  expect(await metaOf('category', 'microbiotas')).toEqual(own.meta);
  const french = await api.ask('fr-be', 'categories', { query: { slugs: 'microbiotes' } });
  expect(french.items).not.toMatchObject([own]);
});

test('a theme has the texts of its list, which change no other answer', async () => {
  const find = async (name: 'thematics' | 'innovationCategories', key: string) => {
    const { id } = await admin.find('theme', key);
    return (await api.ask('es-es', name)).find((each) => each.id === id);
  };
  expect(await write('theme', 'research', own)).toEqual({ status: 200, tags: ['themes', 'sitemap'] });
  expect(await find('innovationCategories', 'research')).toMatchObject(own);
  expect(await metaOf('innovation_category', 'investigacion')).toEqual(own.meta);
  expect(await find('thematics', 'plants')).not.toMatchObject(own);
});

test('an introduction is one paragraph', async () => {
  expect(await write('theme', 'plants', { introduction: 'Uno.\n\nDos.' })).toEqual({ status: 400, tags: [] });
});
