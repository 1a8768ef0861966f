import { languageOf, locales, marketIds, marketOf, markets, type Locale } from '@veralune/routing';
import { describe, expect, test } from 'vitest';
import { useApi } from './support/api.ts';

const api = useApi('shipped');

/** Calls every endpoint for every entity of a locale. The client rejects answers that do not match the contract. */
async function askEverything(locale: Locale): Promise<void> {
  const { ask } = api;
  for (const name of [
    'brandsRouter',
    'needs',
    'needsPages',
    'thematics',
    'innovationCategories',
    'aboutCategories',
    'menus',
    'faqs',
    'settings',
    'homepage',
    'provincials',
    'shop',
  ] as const) {
    await ask(locale, name);
  }
  await ask(locale, 'redirectionIndex');
  for (const { id } of (await ask(locale, 'products', { query: { perPage: 100 } })).items) {
    await ask(locale, 'product', { params: { id } });
    await ask(locale, 'productFaqs', { params: { id } });
    await ask(locale, 'productPages', { params: { id } });
  }
  for (const { id } of (await ask(locale, 'brands')).items) {
    await ask(locale, 'brand', { params: { id } });
    await ask(locale, 'brandFaqs', { params: { id } });
  }
  for (const { id } of await ask(locale, 'needs')) {
    await ask(locale, 'need', { params: { id } });
    await ask(locale, 'needPages', { params: { id } });
  }
  for (const { id } of (await ask(locale, 'pages', { query: { perPage: 100 } })).items) {
    await ask(locale, 'page', { params: { id } });
    await ask(locale, 'pageAssociate', { params: { id } });
  }
  for (const { id } of await ask(locale, 'thematics')) await ask(locale, 'thematic', { params: { id } });
  await ask(locale, 'filters');
}

describe('every answer matches the contract', () => {
  test.each(locales)('%s', { timeout: 60_000 }, (locale) => askEverything(locale));
});

describe('the address book', () => {
  test.each(locales)('%s: every address leads to its entity', { timeout: 60_000 }, async (locale) => {
    const language = locale.slice(0, 2);
    const { items } = await api.ask(locale, 'urls');
    const own = items.filter(({ lang }) => lang === language);
    expect(own.length).toBeGreaterThan(100);
    for (const { entity_type, slug, id, page_type, parent_slug } of own) {
      const entity = await api.ask(locale, 'urlEntity', {
        query: { entity_type, slug, ...(page_type && { page_type }), ...(parent_slug !== null && { parent_slug }) },
      });
      expect(entity, `${entity_type} ${slug}`).toMatchObject({ id, slug });
      const here = entity.alternates.find((each) => each.lang === language && each.shop_id === marketOf(locale).shopId);
      expect(here, `${entity_type} ${slug}`).toMatchObject({ slug, ...(parent_slug !== null && { parent_slug }) });
    }
  });

  test('contains every language of the shop, whatever the language of the request', async () => {
    const french = await api.ask('fr-be', 'urls');
    expect(await api.ask('nl-be', 'urls')).toEqual(french);
    expect(new Set(french.items.map(({ lang }) => lang))).toEqual(new Set(markets.be.locales.map(languageOf)));
  });
});

describe('the sitemap', () => {
  const sitemap = (locale: Locale, page = 1) => api.ask(locale, 'sitemap', { query: { page } });

  test.each(locales)('%s: lists every entity of the address book once', async (locale) => {
    const { items, total } = await sitemap(locale);
    const { items: book } = await api.ask(locale, 'urls');
    const nameOf = ({ entity_type: type, id }: { entity_type: string; id: number }) => `${type} ${String(id)}`;
    expect(items.map(nameOf).toSorted()).toEqual([...new Set(book.map(nameOf))].toSorted());
    expect(total).toBe(items.length);
    for (const { slug, lang, ...entry } of book) {
      const listed = items.find((item) => nameOf(item) === nameOf(entry));
      expect(listed?.alternates).toContainEqual(
        expect.objectContaining({ shop_id: marketOf(locale).shopId, lang, slug }),
      );
    }
  });

  test('contains the modification date and the number of questions of an entity', async () => {
    const { items } = await sitemap('fr-be');
    const product = items.find(
      ({ entity_type: type, question_count: questions }) => type === 'product' && questions > 0,
    );
    const faqs = await api.ask('fr-be', 'productFaqs', { params: { id: product?.id ?? 0 } });
    expect(product?.question_count).toBe(faqs.length);
    expect(Date.parse(product?.modified_at ?? '')).toBeLessThanOrEqual(Date.now());
  });

  test('ends after the last part', async () => {
    expect((await sitemap('fr-be', 2)).items).toEqual([]);
  });
});

describe('differences between shops', () => {
  const names = async (locale: Locale) =>
    (await api.ask(locale, 'products', { query: { perPage: 100 } })).items.map(({ id }) => id);

  test('a product that a market does not sell is neither listed nor found there', async () => {
    expect(await names('fr-be')).not.toContain(125);
    expect(await names('es-es')).toContain(125);
    expect((await api.request('/product/125?shop_id=1&lang=fr')).status).toBe(404);
  });

  test("prices are the market's own, in its currency", async () => {
    const belgian = await api.ask('fr-be', 'product', { params: { id: 101 } });
    const swiss = await api.ask('fr-ch', 'product', { params: { id: 101 } });
    expect([belgian.price.currency, swiss.price.currency]).toEqual(['EUR', 'CHF']);
    expect(swiss.price.amount).toBeGreaterThan(belgian.price.amount);
  });

  test('a card shows the cheapest size', async () => {
    const product = await api.ask('fr-be', 'product', { params: { id: 109 } });
    const cheapest = product.packaging_sizes.toSorted((left, right) => left.price.amount - right.price.amount)[0];
    expect(product.packaging_sizes.length).toBeGreaterThan(1);
    expect(product).toMatchObject({ price: cheapest?.price, packaging: cheapest?.label });
  });

  test("stock is the market's own", async () => {
    const stock = async (locale: Locale) => (await api.ask(locale, 'product', { params: { id: 118 } })).in_stock;
    expect([await stock('fr-be'), await stock('de-de')]).toEqual([false, true]);
  });

  test('a market overrides the texts of its language', async () => {
    const text = async (locale: Locale) => JSON.stringify(await api.ask(locale, 'homepage'));
    expect(await text('de-de')).toContain('ß');
    const swiss = await Promise.all(
      (await names('de-ch')).map((id) => api.ask('de-ch', 'product', { params: { id } })),
    );
    expect(JSON.stringify(swiss)).not.toContain('ß');
    expect(await text('de-ch')).not.toContain('ß');
  });
});

describe('the shop', () => {
  test.each([
    ['be.veralune.example', [1]],
    ['veralune', marketIds.map((id) => markets[id].shopId)],
    ['CH.veralune', [2]],
    ['nothing.example', []],
  ])('of %s', async (url, ids) => {
    const { list } = await api.ask('fr-be', 'shop', { query: { url } });
    expect(list.map(({ id }) => id)).toEqual(ids);
  });

  test('lists its languages, sorted by name', async () => {
    const { list } = await api.ask('fr-be', 'shop');
    expect(list.find(({ id }) => id === 2)?.languages.map(({ label }) => label)).toEqual([
      'Deutsch',
      'Français',
      'Italiano',
    ]);
  });
});

describe('lists', () => {
  test('up to five entries by slug', async () => {
    const { items } = await api.ask('fr-be', 'products', {
      query: { slugs: 'florelune-transit,florelune-equilibre,nothing' },
    });
    expect(items.map(({ slug }) => slug).toSorted()).toEqual(['florelune-equilibre', 'florelune-transit']);
    const categories = await api.ask('fr-be', 'categories', { query: { slugs: 'probiotiques-et-digestion' } });
    expect(categories.total).toBe(1);
  });

  test('depth=1 gives only the root categories', async () => {
    const roots = await api.ask('it-it', 'categories', { query: { depth: 1 } });
    const tree = await api.ask('it-it', 'categories', { query: { depth: 0 } });
    expect(roots.items.every(({ children }) => children.length === 0)).toBe(true);
    expect(tree.items.map(({ id }) => id)).toEqual(roots.items.map(({ id }) => id));
    expect(tree.items.some(({ children }) => children.length > 0)).toBe(true);
  });

  test('needs: all parents before all children', async () => {
    const needs = await api.ask('de-de', 'needs');
    const firstChild = needs.findIndex(({ parent }) => parent !== null);
    expect(needs.slice(firstChild).every(({ parent }) => parent !== null)).toBe(true);
    expect(firstChild).toBe(6);
  });

  test('pages: newest first, by type, by need', async () => {
    const dates = (await api.ask('es-es', 'pages', { query: { perPage: 100 } })).items.map((page) => page.published_on);
    expect(dates).toEqual(dates.toSorted().reverse());
    const advice = await api.ask('es-es', 'pages', { query: { type: 'advice', perPage: 100 } });
    expect(new Set(advice.items.map(({ type }) => type.technical_name))).toEqual(new Set(['advice']));
    const tied = await api.ask('es-es', 'pages', { query: { type: 'need', perPage: 1 } });
    const [first] = tied.items;
    expect((await api.ask('es-es', 'page', { params: { id: first?.id ?? 0 } })).needs).not.toEqual([]);
  });

  test('a page past the last is empty', async () => {
    const { items, total } = await api.ask('fr-be', 'products', { query: { page: 9_000 } });
    expect([items, total > 30]).toEqual([[], true]);
  });
});
