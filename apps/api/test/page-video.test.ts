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
type Texts = Readonly<Record<string, Data>>;

const video = { youtube_id: 'aqz-KE-bpKQ', poster: 'brands/florelune-cover' };

/** Gives the texts of each language a title of the video. */
function titled(texts: Texts): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([name, fields]) => [
      name,
      name.length === 2 ? { ...fields, video_title: `Video ${name}` } : fields,
    ]),
  );
}

async function write(key: string, change: (data: Data & { readonly texts: Texts }) => Data) {
  const record: ResourceRecord = await admin.find('page', key);
  const data = record.data as Data & { readonly texts: Texts };
  return { id: record.id, ...(await admin.replace('page', record, { data: { ...data, ...change(data) } })) };
}

test('the video of a page has a title in each language and our own poster, and invalidates no list', async () => {
  const feed = catalogueFeed(api.database().db, api.catalogue(), () => testTime);
  const version = feed.currentVersion();
  const { id, status } = await write('advice-label', ({ texts }) => ({ video, texts: titled(texts) }));
  expect(status).toBe(200);
  const page = await api.ask('nl-be', 'page', { params: { id } });
  expect(page.video).toMatchObject({ youtube_id: 'aqz-KE-bpKQ', title: 'Video nl' });
  expect(page.video?.poster.url).toMatch(/^\/media\/brands\/florelune-cover\./);
  await expect.poll(() => feed.currentVersion()).toBeGreaterThan(version);
  const changes = await feed.changesSince(version);
  expect(changes === 'all' ? changes : changes.tagsOf('es')).toEqual([`es-es/page:${String(id)}`, 'es-es/sitemap']);
});

test('a page without one has none', async () => {
  const { id } = await admin.find('page', 'news-microscope');
  expect((await api.ask('fr-be', 'page', { params: { id } })).video).toBeNull();
});

test.each<[string, (data: Data & { readonly texts: Texts }) => Data, string]>([
  [
    'an address as the id',
    ({ texts }) => ({ video: { ...video, youtube_id: 'https://youtu.be/aqz-KE-bpKQ' }, texts: titled(texts) }),
    'data.video.youtube_id',
  ],
  [
    'an unknown poster',
    ({ texts }) => ({ video: { ...video, poster: 'brands/nothing' }, texts: titled(texts) }),
    'data.video.poster',
  ],
  ['no title', () => ({ video }), 'data.texts.fr'],
  ['a title without a video', ({ texts }) => ({ texts: titled(texts) }), 'data.texts.fr.video_title'],
])('refuses %s', async (_, change, field) => {
  const { status, body } = await write('news-microscope', change);
  expect(status).toBe(400);
  expect(Object.keys((body as { error: { fields: object } }).error.fields)).toContain(field);
});
