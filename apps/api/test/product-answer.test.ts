import { locales } from '@veralune/routing';
import { describe, expect, it } from 'vitest';
import { useApi } from './support/api.ts';

const api = useApi('shipped');
/** Florelune Lactase: 9,000 units a portion, three steps, leaflets; not sold in Italy. */
const lactase = 108;

async function idOf(slug: string): Promise<number> {
  const found = await api.ask('fr-be', 'urlEntity', { query: { entity_type: 'product', slug } });
  return found.id;
}

describe('the answer of a product', () => {
  it('has the amounts of each step, and of one portion in the nutrition table', async () => {
    const { nutrition, step_doses: steps } = await api.ask('fr-be', 'product', { params: { id: lactase } });
    expect(steps.map(({ portions }) => portions)).toEqual([1, 2, 4]);
    const amounts = steps.map(({ rows }) => Number.parseInt(rows[0]?.amount ?? '', 10));
    expect(amounts).toEqual([9_000, 18_000, 36_000]);
    expect(steps[0]?.rows).toEqual(nutrition.rows);
  });

  it('has no steps if the dose is fixed', async () => {
    const id = await idOf('micralba-magnesium');
    expect((await api.ask('fr-be', 'product', { params: { id } })).step_doses).toEqual([]);
  });

  it('has the document of the locale, otherwise that of the language', async () => {
    const keys = await Promise.all(
      (['fr-be', 'nl-be', 'fr-ch', 'de-ch', 'de-de', 'es-es'] as const).map(async (locale) => {
        const { documents } = await api.ask(locale, 'product', { params: { id: lactase } });
        expect(documents).toHaveLength(1);
        return `${locale} ${documents[0]?.language ?? ''} ${documents[0]?.url.replace(/\.[0-9a-f]{10}\.pdf$/, '') ?? ''}`;
      }),
    );
    expect(keys).toEqual([
      'fr-be fr /media/documents/florelune-lactase-leaflet-fr',
      'nl-be nl /media/documents/florelune-lactase-leaflet-nl',
      'fr-ch fr /media/documents/florelune-lactase-leaflet-fr',
      'de-ch de /media/documents/florelune-lactase-leaflet-de-ch',
      'de-de de /media/documents/florelune-lactase-leaflet-de',
      'es-es es /media/documents/florelune-lactase-leaflet-es',
    ]);
  });

  it.each([
    ['fr-be', '100_g'],
    ['de-de', 'kg'],
    ['fr-ch', 'piece'],
  ] as const)('%s: the unit price is that of %s', async (locale, per) => {
    const { price, packaging_sizes: sizes } = await api.ask(locale, 'product', { params: { id: lactase } });
    expect([price, ...sizes.map((size) => size.price)].map(({ unit }) => unit?.per)).toEqual([per, per, per]);
  });

  it('says whether the product is sold in pharmacies only', async () => {
    const id = await idOf('florelune-bebe');
    expect((await api.ask('fr-be', 'product', { params: { id } })).no_sell_inline).toBe(true);
    const query = { caracteristics: { no_sell_inline: ['1'] } };
    const { items } = await api.ask('fr-be', 'products', { query });
    expect(items.map((item) => [item.id, item.no_sell_inline])).toEqual([[id, true]]);
  });

  it.each([
    ['it-it', false, '2026-12-14'],
    ['fr-be', true, null],
  ] as const)('%s: says when a product that is out of stock is expected again', async (locale, inStock, restock) => {
    const product = await api.ask(locale, 'product', { params: { id: 116 } });
    expect([product.in_stock, product.restock]).toEqual([inStock, restock]);
  });
});

describe('the home page', () => {
  it.each(locales)('%s: has up to three pages of the banner, which are not repeated below', async (locale) => {
    const { banner_pages: banner, pages } = await api.ask(locale, 'homepage');
    expect(banner.length).toBeGreaterThan(0);
    expect(banner.length).toBeLessThanOrEqual(3);
    expect(banner.every(({ in_banner: isInBanner }) => isInBanner)).toBe(true);
    const ids = new Set(banner.map(({ id }) => id));
    expect(pages.filter(({ id }) => ids.has(id))).toEqual([]);
    expect(pages.length).toBeGreaterThan(0);
  });
});
