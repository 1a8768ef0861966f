import type { Product } from '@veralune/api-client/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageContext } from '../src/page-context.ts';
import { isNew, productItem } from '../src/mappers/product-item.ts';
import { availabilityOf, restockOf, type SaleSettings } from '../src/screens/product/availability.ts';
import { nextStep } from '../src/screens/product/next-step.ts';
import { productProps } from '../src/screens/product/props.ts';
import { productTrail } from '../src/screens/product/trail.ts';
import { article, card, plainCard, product } from './fixtures/catalogue.ts';

const context = createPageContext('fr-be', new Date('2026-11-21T12:00:00Z'));
const sale: SaleSettings = { onlineSale: true, pointOfSale: true };
const nb = '\u00a0';

describe('productItem', () => {
  it('shows all badges that apply, the most important first', () => {
    expect(productItem(card, context).badges.map(({ kind }) => kind)).toEqual([
      'out-of-stock',
      'new',
      'new-formula',
      'offer',
    ]);
    expect(productItem(plainCard, context).badges).toEqual([]);
  });

  it('formats prices, and the price before a special offer', () => {
    expect(productItem(card, context).price).toEqual({
      amount: `24,90${nb}€`,
      daily: `0,83${nb}€ par jour`,
      before: `27,90${nb}€`,
      unit: `200,81${nb}€${nb}/ 100${nb}g`,
    });
    expect(productItem(plainCard, context).price).toEqual({ amount: `12${nb}€`, daily: `0,40${nb}€ par jour` });
  });

  it('links to the product and serves its image from the site', () => {
    const item = productItem(card, context);
    expect(item.href).toBe('/fr/produit/florelune-equilibre');
    expect(item.image?.url).toBe('/api/media/packs/equilibre');
    expect(item.packaging).toBe('30 gélules');
  });
});

describe('isNew', () => {
  it.each<[string, boolean]>([
    ['2026-08-31T23:59:59Z', false],
    ['2026-09-01T00:00:00Z', true],
    ['2027-08-31T23:59:59Z', true],
    ['2027-09-01T00:00:00Z', false],
  ])('%s: %s', (now, expected) => {
    expect(isNew(card, new Date(now))).toBe(expected);
  });
});

describe('productProps', () => {
  const props = productProps({ product, articles: [article], reviews: null, equivalents: [] }, sale, context);

  it('leaves out unknown facts', () => {
    expect(props.facts.map(({ value }) => value)).toEqual([
      '1 gélule',
      'Le matin',
      'Gélules',
      'Lactobacillus',
      'Végane · Adultes · Traces possibles : lait',
      '30 jours',
      '30 jours',
    ]);
  });

  it('marks the smallest pack that lasts for the course, and says the price of a day', () => {
    const [first, second] = product.packaging_sizes;
    if (!first || !second) throw new Error('The product has two sizes');
    const sizes = [15, 60, 30, null].map((days) => ({ ...first, duration_days: days }));
    const marked = (course: Product['course']) =>
      productProps(
        { product: { ...product, course, packaging_sizes: sizes }, articles: [], reviews: null, equivalents: [] },
        sale,
        context,
      ).sizes.map((size) => size.course !== undefined);
    expect(marked({ from_days: 28, to_days: 42 })).toEqual([false, false, true, false]);
    expect(marked({ from_days: 90, to_days: 90 })).toEqual([false, false, false, false]);
    expect(marked(null)).toEqual([false, false, false, false]);
    expect(props.sizes.map(({ price }) => price.daily)).toEqual([`0,83${nb}€ par jour`, undefined]);
  });

  it('does not say how a pharmacy orders what is out of stock', () => {
    expect(props.where.text).toBeUndefined();
    const inStock = productProps(
      { product: { ...product, in_stock: true }, articles: [], reviews: null, equivalents: [] },
      sale,
      context,
    );
    expect(inStock.where.text).toMatch(/48\sheures/);
  });

  it('offers other products for the same need while it is out of stock', () => {
    const { availability } = productProps(
      { product, articles: [], reviews: null, equivalents: [plainCard] },
      sale,
      context,
    );
    expect(availability?.instead).toEqual({
      title: 'En stock, pour le même besoin',
      products: [{ label: 'Micralba Fer', href: '/fr/produit/micralba-fer', detail: `30 gélules · 12${nb}€` }],
    });
    expect(props.availability?.instead).toBeUndefined();
  });

  it('shows the percentage of the reference value, if there is one', () => {
    expect(props.nutrition.map(({ reference }) => reference)).toEqual([{ text: `100${nb}%`, percent: 100 }, null]);
  });

  it('shows three questions and a link to all of them', () => {
    expect(props.faqs?.items).toHaveLength(3);
    expect(props.faqs?.all?.href).toBe('/fr/produit/florelune-equilibre/questions-reponses');
  });

  it('shows weight or volume, duration and stock of each size', () => {
    expect(props.sizes.map(({ content, duration, inStock }) => [content, duration, inStock])).toEqual([
      [`12,4${nb}g`, '30 jours', false],
      [`20${nb}ml`, null, true],
    ]);
  });

  it('shows the title, kind, language and size of a document', () => {
    expect(props.documents).toEqual([
      {
        label: 'Comment prendre Florelune Équilibre',
        href: '/api/media/documents/equilibre-leaflet-fr.0123456789.pdf',
        detail: `Mode d’emploi, PDF, Français, 121${nb}ko`,
      },
    ]);
  });

  it('has a table of the steps only if the dose varies', () => {
    expect(props.doses).toBeUndefined();
    const rows = (factor: number) => [
      { label: 'Vitamine D', amount: `${String(5 * factor)} µg`, reference_percent: 100 * factor },
      { label: 'Lactase', amount: `${String(9 * factor)} unités`, reference_percent: null },
    ];
    const steps = [1, 2, 4].map((portions) => ({ portions, rows: rows(portions) }));
    const nutrition = { dose: '1 comprimé', rows: rows(1) };
    const { doses } = productProps(
      { product: { ...product, nutrition, step_doses: steps }, articles: [], reviews: null, equivalents: [] },
      sale,
      context,
    );
    expect(doses).toEqual({
      caption: 'Ce qu’apporte chaque dose journalière (1 portion = 1 comprimé)',
      columns: ['Nutriment', '1 portion par jour', '2 portions par jour', '4 portions par jour'],
      rows: [
        ['Vitamine D', `5 µg (100${nb}%)`, `10 µg (200${nb}%)`, `20 µg (400${nb}%)`],
        ['Lactase', '9 unités', '18 unités', '36 unités'],
      ],
    });
  });
});

describe('availability', () => {
  beforeEach(() => {
    vi.stubEnv('VERALUNE_SCREENS', 'store-finder,who-can-give-you-advice');
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  const inStock = { ...product, in_stock: true };
  it.each<[string, Product, SaleSettings, RegExp | undefined, readonly string[]]>([
    ['in stock', inStock, sale, undefined, []],
    ['out of stock', product, sale, /épuisé/, ['/fr/interlocuteur']],
    [
      'sold in pharmacies only',
      { ...inStock, no_sell_inline: true },
      sale,
      /pas vendu en ligne/,
      ['/fr/interlocuteur'],
    ],
    [
      'in a market without online sale and without a finder',
      inStock,
      { onlineSale: false, pointOfSale: false },
      /pas vendu en ligne/,
      ['/fr/interlocuteur'],
    ],
    [
      'out of stock and sold in pharmacies only',
      { ...product, no_sell_inline: true },
      sale,
      /pas vendu en ligne/,
      ['/fr/interlocuteur'],
    ],
  ])('%s', (_, shown, settings, text, hrefs) => {
    const availability = availabilityOf(shown, settings, context);
    if (text === undefined) expect(availability).toBeUndefined();
    else expect(availability?.text).toMatch(text);
    expect((availability?.links ?? []).map(({ href }) => href)).toEqual(hrefs);
  });
});

describe('the reminder', () => {
  const link = { label: 'Me prévenir par e-mail', href: `/fragments/reminder/fr-be/${String(product.id)}` };
  it.each<[what: string, changes: Partial<Product>, expected: object | undefined]>([
    ['out of stock', {}, link],
    ['in stock and sold in pharmacies only', { in_stock: true, no_sell_inline: true }, undefined],
  ])('%s', (_, changes, expected) => {
    const data = { product: { ...product, ...changes }, articles: [], reviews: null, equivalents: [] };
    const { availability } = productProps(data, sale, context);
    expect([availability !== undefined, availability?.reminder]).toEqual([true, expected]);
  });
});

describe('restockOf', () => {
  const today = new Date('2026-12-14T22:30:00Z');
  it.each<[string | null, string | undefined]>([
    [null, undefined],
    ['2026-12-13', undefined],
    ['2026-12-14', 'Retour prévu le 14 décembre 2026.'],
    ['2027-01-01', 'Retour prévu le 1er janvier 2027.'],
  ])('%s', (restock, text) => {
    expect(restockOf({ restock }, { ...context, now: today })).toBe(text);
  });
});

describe('nextStep', () => {
  beforeEach(() => {
    vi.stubEnv('VERALUNE_SCREENS', 'store-finder,who-can-give-you-advice');
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  const inStock = { ...product, in_stock: true };
  const oneSize = { ...inStock, packaging_sizes: product.packaging_sizes.slice(0, 1) };
  it.each<[string, Product, SaleSettings, object]>([
    ['with one size, sends the form', oneSize, sale, { kind: 'cart', form: 'add-to-cart' }],
    ['with sizes, leads to their choice', inStock, sale, { kind: 'cart', href: '#add-to-cart' }],
    ['out of stock', product, sale, { kind: 'pharmacy', href: '/fr/trouver-une-pharmacie' }],
    [
      'sold in pharmacies only',
      { ...inStock, no_sell_inline: true },
      sale,
      { kind: 'pharmacy', href: '/fr/trouver-une-pharmacie' },
    ],
    [
      'without sale and finder',
      inStock,
      { onlineSale: false, pointOfSale: false },
      { kind: 'advice', href: '/fr/interlocuteur' },
    ],
  ])('%s', (_, shown, settings, expected) => {
    expect(nextStep(shown, settings, context)).toMatchObject(expected);
  });
});

describe('productTrail', () => {
  it('ends with the product, or with the page below it', () => {
    expect(productTrail(product, context).map(({ href }) => href)).toEqual([
      '/fr/produits',
      '/fr/produits/probiotiques-digestion',
      undefined,
    ]);
    expect(productTrail(product, context, 'Questions').at(-2)).toEqual({
      label: 'Florelune Équilibre',
      href: '/fr/produit/florelune-equilibre',
    });
  });
});
