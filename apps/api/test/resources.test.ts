import { describe, expect, test } from 'vitest';
import type { Content } from '../src/content/folders.ts';
import { scope, testTime, useApi } from './support/api.ts';
import { openEdited } from './support/edited-content.ts';

/** The shipped innovation pages have no theme. */
function withThemes({ pages }: Content): Content['pages'] {
  return new Map(
    [...pages].map(([key, page]) => [key, key === 'innovation-packaging' ? { ...page, theme: 'microbiota' } : page]),
  );
}

function inMaintenance({ settings }: Content): Content['settings'] {
  return new Map(
    [...settings].map(([market, values]) => [market, { ...values, maintenance: market === 'es' ? '1' : '0' }]),
  );
}

const api = useApi(
  () => openEdited((shipped) => ({ pages: withThemes(shipped), settings: inMaintenance(shipped) })),
  () => testTime,
);

describe('civilities', () => {
  test.each([
    ['fr-be', 'Madame', 'Monsieur'],
    ['nl-be', 'Mevrouw', 'Meneer'],
    ['de-ch', 'Frau', 'Herr'],
    ['it-it', 'Signora', 'Signore'],
    ['es-es', 'Señora', 'Señor'],
  ] as const)('of %s', async (locale, ms, m) => {
    expect(await api.ask(locale, 'civilities')).toEqual([
      { code: 'ms', label: ms },
      { code: 'm', label: m },
    ]);
  });
});

describe('innovation categories', () => {
  test('are the themes of innovation pages, and count these alone', async () => {
    const [category, ...others] = await api.ask('fr-be', 'innovationCategories');
    const theme = (await api.ask('fr-be', 'thematics')).find(({ id }) => id === category?.id);
    expect(others).toEqual([]);
    expect(category).toMatchObject({ slug: theme?.slug, label: theme?.label, page_count: 1 });
    expect(theme?.page_count).toBeGreaterThan(1);
    expect(category?.alternates).toContainEqual({ shop_id: 1, lang: 'fr', slug: category?.slug });
  });
});

describe('slugs choose', () => {
  test.each([
    ['needs', 'sommeil', ['sommeil']],
    ['needs', 'nothing,sommeil, stress', ['sommeil', 'stress']],
    ['needs', 'nothing', []],
    ['thematics', 'micronutrition', ['micronutrition']],
    ['thematics', 'nothing,micronutrition,au-quotidien', ['au-quotidien', 'micronutrition']],
    ['innovationCategories', 'microbiotes,micronutrition', ['microbiotes']],
  ] as const)('among %s: %s', async (name, slugs, chosen) => {
    const answer = await api.ask('fr-be', name, { query: { slugs } });
    expect(answer.map(({ slug }) => slug).toSorted()).toEqual(chosen);
  });

  test.each(['/need', '/thematics', '/innovation-category'])('at most five of %s', async (path) => {
    const statusOf = async (slugs: string): Promise<number> =>
      (await api.request(`${path}?${scope('fr-be')}&slugs=${slugs}`)).status;
    expect([await statusOf('a,b,c,d,e'), await statusOf('a,b,c,d,e,f')]).toEqual([200, 400]);
  });
});

describe('maintenance', () => {
  const [spain, belgium] = [scope('es-es'), scope('fr-be')];
  const markOf = async (path: string, init?: RequestInit): Promise<[number, string | null]> => {
    const response = await api.request(path, init);
    return [response.status, response.headers.get('x-maintenance')];
  };

  test('is what the setting of the shop says', async () => {
    expect(await api.ask('es-es', 'maintenance')).toEqual({ active: true });
    expect(await api.ask('fr-be', 'maintenance')).toEqual({ active: false });
    expect(await api.ask('es-es', 'settings')).toContainEqual({ code: 'maintenance', values: [{ value: '1' }] });
  });

  test.each([
    ['an answer', `/url?${spain}`, 200, {}],
    ['an answer again, from memory', `/url?${spain}`, 200, {}],
    ['without a language', '/url?shop_id=3', 200, {}],
    ['to a HEAD', `/url?${spain}`, 200, { method: 'HEAD' }],
    ['to a POST', `/search?${spain}`, 200, { method: 'POST', body: '{"text":"zinc"}' }],
    ['a wrong request', `/product?${spain}&page=x`, 400, {}],
    ['a thing that is not there', `/product/999999?${spain}`, 404, {}],
    ['a path that is not there', `/nothing?${spain}`, 404, {}],
    ['another method', `/product?${spain}`, 405, { method: 'DELETE' }],
    ['a body that is too large', `/search?${spain}`, 413, { method: 'POST', body: 'x'.repeat(100_000) }],
  ])('marks %s', async (_, path, status, init) => {
    expect(await markOf(path, init)).toEqual([status, '1']);
  });

  test('marks what is not modified', async () => {
    const etag = (await api.request(`/url?${spain}`)).headers.get('etag') ?? '';
    expect(await markOf(`/url?${spain}`, { headers: { 'if-none-match': etag } })).toEqual([304, '1']);
  });

  test.each([`/url?${belgium}`, `/nothing?${belgium}`, '/health', '/shop', '/url?shop_id=x', '/url'])(
    'does not mark %s',
    async (path) => {
      expect((await markOf(path))[1]).toBe(null);
    },
  );
});
