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

type Data = Readonly<Record<string, unknown>>;

/** Changes the data of a page, and returns the invalidated tags of Spain that concern lists of themes. */
async function tagsOf(key: string, change: Data): Promise<string[]> {
  const feed = catalogueFeed(api.database().db, api.catalogue(), () => testTime);
  const version = feed.currentVersion();
  const record: ResourceRecord = await admin.find('page', key);
  const reply = await admin.replace('page', record, { data: { ...(record.data as Data), ...change } });
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  await expect.poll(() => feed.currentVersion()).toBeGreaterThan(version);
  const changes = await feed.changesSince(version);
  if (changes === 'all') throw new Error('The feed names no tags.');
  const watched = new Set(['addresses', 'themes', 'pages:theme:11', 'pages:theme:12', 'pages:theme:14']);
  return changes
    .tagsOf('es')
    .map((tag) => tag.replace('es-es/', ''))
    .filter((tag) => watched.has(tag))
    .toSorted();
}

// Each change starts from the result of the one before it.
test.each<[string, string, Data, string[]]>([
  [
    'another theme',
    'innovation-fish-oil',
    { theme: 'research' },
    ['addresses', 'pages:theme:11', 'pages:theme:12', 'themes'],
  ],
  ['another need', 'innovation-fish-oil', { needs: ['sleep'] }, ['addresses', 'pages:theme:12', 'themes']],
  ['another day of the same year', 'about-ownership', { published_on: '2023-06-21' }, ['pages:theme:14']],
  ['another year', 'about-ownership', { published_on: '2022-06-20' }, ['addresses', 'pages:theme:14', 'themes']],
])('%s of %s', async (_, key, change, tags) => {
  expect(await tagsOf(key, change)).toEqual(tags);
});

test('the lists and the address book follow', async () => {
  const categories = await api.ask('es-es', 'innovationCategories');
  const research = categories.find(({ slug }) => slug === 'investigacion');
  expect(research?.filters.find(({ slug }) => slug === 'sueno')?.page_count).toBe(2);
  const company = (await api.ask('es-es', 'aboutCategories')).find(({ slug }) => slug === 'empresa');
  expect(company?.filters.map(({ slug }) => slug)).toEqual(['2026', '2024', '2022']);
  const { items } = await api.ask('es-es', 'urls');
  const entry = items.find(({ entity_type, slug }) => entity_type === 'innovation_category' && slug === 'calidad');
  expect(entry?.page_count).toBe(7);
  expect(entry?.filters?.map(({ slug }) => slug)).not.toContain('vision');
});
