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

const credits = { author: 'botanist', reviewer: 'editor', reviewed_on: '2026-11-20' };
const sources = [
  { text: 'Een bron', url: 'https://bron.example/1', language: 'nl' },
  { text: '432/2012', url: 'https://source.example/2' },
];

async function write(key: string, change: Data) {
  const record: ResourceRecord = await admin.find('page', key);
  return { id: record.id, ...(await admin.replace('page', record, { data: { ...(record.data as Data), ...change } })) };
}

test('credits and sources of an article are answered with its page, and invalidate no list', async () => {
  const feed = catalogueFeed(api.database().db, api.catalogue(), () => testTime);
  const version = feed.currentVersion();
  const { id, status } = await write('advice-iron', { credits, sources });
  expect(status).toBe(200);
  const page = await api.ask('fr-be', 'page', { params: { id } });
  expect(page.credits).toEqual(credits);
  expect(page.sources).toEqual([sources[0], { ...sources[1], language: null }]);
  await expect.poll(() => feed.currentVersion()).toBeGreaterThan(version);
  const changes = await feed.changesSince(version);
  const tags = changes === 'all' ? changes : changes.tagsOf('es');
  expect(tags).toEqual([`es-es/page:${String(id)}`, 'es-es/sitemap']);
});

test('a page without them has no credits and an empty list', async () => {
  const { id } = await admin.find('page', 'news-microscope');
  expect(await api.ask('fr-be', 'page', { params: { id } })).toMatchObject({ credits: null, sources: [] });
});

test.each<[string, string, Data, string]>([
  ['credits of a page about the company', 'about-people', { credits }, 'data.credits'],
  [
    'an author who checks the own text',
    'advice-iron',
    { credits: { ...credits, author: 'editor' } },
    'data.credits.reviewer',
  ],
  [
    'a check before the publication',
    'advice-iron',
    { credits: { ...credits, reviewed_on: '2020-01-01' } },
    'data.credits.reviewed_on',
  ],
  ['an unknown function', 'advice-iron', { credits: { ...credits, author: 'poet' } }, 'data.credits.author'],
  ['sources of a piece of news', 'news-microscope', { sources }, 'data.sources'],
  ['a source twice', 'advice-iron', { sources: [sources[0], sources[0]] }, 'data.sources.1.url'],
  [
    'a source without https',
    'advice-iron',
    { sources: [{ text: 'x', url: 'http://x.example' }] },
    'data.sources.0.url',
  ],
  ['a source that is a script', 'advice-iron', { sources: [{ text: 'x', url: 'javascript:1' }] }, 'data.sources.0.url'],
])('refuses %s', async (_, key, change, field) => {
  const { status, body } = await write(key, change);
  expect([status, Object.keys((body as { error: { fields: object } }).error.fields)]).toEqual([400, [field]]);
});
