import type { ResourceRecord } from '@veralune/api-client/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { catalogueFeed } from '../src/invalidation/catalogue-feed.ts';
import { testTime, useApi } from './support/api.ts';
import { newEditor, type Editor } from './support/editor.ts';

const api = useApi('shipped');
let admin: Editor;
beforeAll(async () => {
  admin = await newEditor(api);
});

type Data = Readonly<Record<string, unknown>>;

async function idOf(kind: 'page' | 'product', key: string): Promise<number> {
  return (await admin.find(kind, key)).id;
}

async function write(key: string, change: Data) {
  const record: ResourceRecord = await admin.find('page', key);
  return { id: record.id, ...(await admin.replace('page', record, { data: { ...(record.data as Data), ...change } })) };
}

describe('the strains of a product', () => {
  test('have their code, amount and page, in the order of the nutrition table', async () => {
    const id = await idOf('product', 'florelune-equilibre');
    const { strains } = await api.ask('fr-be', 'product', { params: { id } });
    expect(strains.map(({ code, species, amount }) => [code, species, amount])).toEqual([
      ['VRL-01', 'Lacticaseibacillus rhamnosus', '4\u00a0milliards d’UFC'],
      ['VRL-04', 'Lactobacillus acidophilus', '3\u00a0milliards d’UFC'],
      ['VRL-07', 'Bifidobacterium longum', '1,5\u00a0milliard d’UFC'],
      ['VRL-12', 'Bifidobacterium animalis subsp. lactis', '1,5\u00a0milliard d’UFC'],
    ]);
    expect(strains[0]).toMatchObject({ slug: 'souche-vrl-01', parent_slug: 'microbiotes' });
  });

  test('are none without bacteria', async () => {
    const id = await idOf('product', 'micralba-zinc');
    expect((await api.ask('fr-be', 'product', { params: { id } })).strains).toEqual([]);
  });
});

describe('the strain of a page', () => {
  test('has the products of the shop with their amounts', async () => {
    const id = await idOf('page', 'expertise-strain-vrl-01');
    const belgium = await api.ask('fr-be', 'page', { params: { id } });
    const switzerland = await api.ask('fr-ch', 'page', { params: { id } });
    expect(belgium.strain?.products.map(({ slug }) => slug)).toContain('florelune-bebe');
    expect(switzerland.strain?.products.map(({ slug }) => slug)).not.toContain('florelune-bebe');
    expect(switzerland.strain).toMatchObject({ code: 'VRL-01', species: 'Lacticaseibacillus rhamnosus' });
  });

  test('is null for other pages', async () => {
    const id = await idOf('page', 'expertise-microbiota');
    expect((await api.ask('de-de', 'page', { params: { id } })).strain).toBeNull();
  });
});

test('a new code of a strain invalidates its page and its products', async () => {
  const feed = catalogueFeed(api.database().db, api.catalogue(), () => testTime);
  const version = feed.currentVersion();
  const { id, status } = await write('expertise-strain-vrl-12', {
    strain: { code: 'VRL-13', nutrient: 'bifidobacterium-lactis' },
  });
  expect(status).toBe(200);
  await expect.poll(() => feed.currentVersion()).toBeGreaterThan(version);
  const changes = await feed.changesSince(version);
  const tags = changes === 'all' ? [] : changes.tagsOf('es');
  const junior = await idOf('product', 'florelune-junior');
  expect(tags).toEqual(
    expect.arrayContaining([`es-es/page:${String(id)}`, `es-es/product:${String(junior)}`, 'es-es/sitemap']),
  );
});

test.each<[string, Data, string]>([
  ['a code without a number', { strain: { code: 'VRL', nutrient: 'bifidobacterium-lactis' } }, 'data.strain.code'],
  ['an unknown species', { strain: { code: 'VRL-12', nutrient: 'bifidus' } }, 'data.strain.nutrient'],
])('refuses %s', async (_, change, field) => {
  const { status, body } = await write('expertise-strain-vrl-12', change);
  expect(status).toBe(400);
  expect(Object.keys((body as { error: { fields: object } }).error.fields)).toContain(field);
});
