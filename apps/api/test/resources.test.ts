import { describe, expect, test } from 'vitest';
import type { Content } from '../src/content/folders.ts';
import { scope, testTime, useApi } from './support/api.ts';
import { openEdited } from './support/edited-content.ts';

/** A theme of both advice and innovations. */
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

describe('themes', () => {
  const slugsOf = async (name: 'thematics' | 'innovationCategories' | 'aboutCategories'): Promise<string[]> =>
    (await api.ask('fr-be', name)).map(({ slug }) => slug);

  test('are listed by the kind of their pages', async () => {
    expect(await slugsOf('thematics')).toContain('sommeil-et-stress');
    expect(await slugsOf('innovationCategories')).toEqual(['microbiotes', 'qualite', 'recherche', 'environnement']);
    expect(await slugsOf('aboutCategories')).toEqual(['entreprise', 'equipes', 'engagements']);
    expect(await slugsOf('thematics')).not.toContain('qualite');
  });

  test('count only pages of their kind', async () => {
    const [category] = await api.ask('fr-be', 'innovationCategories');
    const theme = (await api.ask('fr-be', 'thematics')).find(({ id }) => id === category?.id);
    expect(category).toMatchObject({ slug: theme?.slug, label: theme?.label, page_count: 1 });
    expect(theme?.page_count).toBeGreaterThan(1);
    expect(category?.alternates).toContainEqual({ shop_id: 1, lang: 'fr', slug: category?.slug });
  });

  test('of the magazine are found by id, others are not', async () => {
    const statusOf = async (id: number | undefined): Promise<number> =>
      (await api.request(`/thematic/${String(id)}?${scope('fr-be')}`)).status;
    const [theme] = await api.ask('fr-be', 'thematics');
    const company = (await api.ask('fr-be', 'aboutCategories'))[0];
    expect([await statusOf(theme?.id), await statusOf(company?.id)]).toEqual([200, 404]);
  });

  test('of innovations have the needs of their pages as filters', async () => {
    const quality = (await api.ask('fr-be', 'innovationCategories')).find(({ slug }) => slug === 'qualite');
    const vision = quality?.filters.find(({ slug }) => slug === 'vision');
    expect(vision).toMatchObject({ label: 'Vision', page_count: 1 });
    expect(vision?.alternates).toContainEqual({ shop_id: 1, lang: 'nl', slug: 'zicht', parent_slug: 'kwaliteit' });
    expect(quality?.filters.map(({ slug }) => slug)).not.toContain('sommeil');
  });

  test('of about pages have their years as filters, the newest first', async () => {
    const company = (await api.ask('de-ch', 'aboutCategories')).find(({ slug }) => slug === 'unternehmen');
    expect(company?.filters.map(({ slug, page_count: count }) => [slug, count])).toEqual([
      ['2026', 1],
      ['2024', 1],
      ['2023', 1],
    ]);
    expect(company?.filters[0]?.alternates).toContainEqual({
      shop_id: 3,
      lang: 'es',
      slug: '2026',
      parent_slug: 'empresa',
    });
  });
});

describe('the address book', () => {
  test('has the number of pages of each theme, and its filters', async () => {
    const { items } = await api.ask('fr-be', 'urls');
    const entryOf = (type: string, name: string) =>
      items.find(({ entity_type, lang, slug }) => entity_type === type && lang === 'fr' && slug === name);
    expect(entryOf('thematic', 'microbiotes')?.page_count).toBe(7);
    expect(entryOf('thematic', 'microbiotes')?.filters).toBeUndefined();
    expect(entryOf('innovation_category', 'microbiotes')?.page_count).toBe(1);
    expect(entryOf('about_category', 'engagements')).toMatchObject({
      page_count: 4,
      filters: [
        { slug: '2026', page_count: 1 },
        { slug: '2025', page_count: 3 },
      ],
    });
    expect(entryOf('thematic', 'engagements')).toBeUndefined();
  });

  test.each(['fr-be', 'de-ch', 'es-es', 'de-de', 'it-it'] as const)(
    'tells the about pages of %s from their themes',
    async (locale) => {
      const { items } = await api.ask(locale, 'urls');
      const slugsOf = (type: string): string[] =>
        items
          .filter(({ entity_type, page_type }) => (page_type ?? entity_type) === type)
          .map(({ lang, slug }) => `${lang} ${slug}`);
      expect(new Set(slugsOf('about')).intersection(new Set(slugsOf('about_category')))).toEqual(new Set());
    },
  );
});

describe('pages are filtered', () => {
  const quality = 'type=innovation&theme=qualite';
  test.each([
    [quality, 8],
    ['type=innovation&theme=11', 8],
    [`${quality}&need=vision`, 1],
    [`${quality}&need=sommeil`, 0],
    [`${quality}&need=nothing`, 0],
    ['type=about&theme=engagements&year=2025', 3],
    ['type=about&year=1998', 0],
    ['type=actualite&year=2026', 9],
  ])('by %s: %i', async (query, total) => {
    const response = await api.request(`/page?${scope('fr-be')}&${query}`);
    expect(await response.json()).toMatchObject({ total });
  });

  test.each(['year=26', 'year=20260', 'year=x'])('but not by %s', async (query) => {
    expect((await api.request(`/page?${scope('fr-be')}&${query}`)).status).toBe(400);
  });
});

describe('slugs select', () => {
  test.each([
    ['needs', 'sommeil', ['sommeil']],
    ['needs', 'nothing,sommeil, stress', ['sommeil', 'stress']],
    ['needs', 'nothing', []],
    ['thematics', 'micronutrition', ['micronutrition']],
    ['thematics', 'nothing,micronutrition,au-quotidien', ['au-quotidien', 'micronutrition']],
    ['innovationCategories', 'microbiotes,micronutrition', ['microbiotes']],
    ['aboutCategories', 'entreprise,qualite', ['entreprise']],
  ] as const)('among %s: %s', async (name, slugs, chosen) => {
    const answer = await api.ask('fr-be', name, { query: { slugs } });
    expect(answer.map(({ slug }) => slug).toSorted()).toEqual(chosen);
  });

  test.each(['/need', '/thematics', '/innovation-category', '/about-category'])('at most five for %s', async (path) => {
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

  test('follows the setting of the shop', async () => {
    expect(await api.ask('es-es', 'maintenance')).toEqual({ active: true });
    expect(await api.ask('fr-be', 'maintenance')).toEqual({ active: false });
    expect(await api.ask('es-es', 'settings')).toContainEqual({ code: 'maintenance', values: [{ value: '1' }] });
  });

  test.each([
    ['an answer', `/url?${spain}`, 200, {}],
    ['an answer from the cache', `/url?${spain}`, 200, {}],
    ['without a language', '/url?shop_id=3', 200, {}],
    ['to a HEAD', `/url?${spain}`, 200, { method: 'HEAD' }],
    ['to a POST', `/search?${spain}`, 200, { method: 'POST', body: '{"text":"zinc"}' }],
    ['an invalid request', `/product?${spain}&page=x`, 400, {}],
    ['an unknown id', `/product/999999?${spain}`, 404, {}],
    ['an unknown path', `/nothing?${spain}`, 404, {}],
    ['another method', `/product?${spain}`, 405, { method: 'DELETE' }],
    ['a body that is too large', `/search?${spain}`, 413, { method: 'POST', body: 'x'.repeat(100_000) }],
  ])('marks %s', async (_, path, status, init) => {
    expect(await markOf(path, init)).toEqual([status, '1']);
  });

  test('marks a 304', async () => {
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
