import { describe, expect, it } from 'vitest';
import { createPageContext } from '../src/page-context.ts';
import { isNew, productItem } from '../src/mappers/product-item.ts';
import { productProps } from '../src/screens/product/props.ts';
import { productTrail } from '../src/screens/product/trail.ts';
import { article, card, plainCard, product } from './fixtures/catalogue.ts';

const context = createPageContext('fr-be', new Date('2026-11-21T12:00:00Z'));
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
    expect(productItem(card, context).price).toEqual({ amount: `24,90${nb}€`, before: `27,90${nb}€` });
    expect(productItem(plainCard, context).price).toEqual({ amount: `12${nb}€` });
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
  const props = productProps({ product, articles: [article] }, context);

  it('leaves out unknown facts', () => {
    expect(props.facts.map(({ value }) => value)).toEqual([
      '1 gélule',
      'Le matin',
      'Gélules',
      'Lactobacillus',
      '30 jours',
    ]);
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

  it('shows the size of a document in kilobytes', () => {
    expect(props.documents[0]).toMatchObject({
      href: '/api/media/fiche.pdf',
      detail: expect.stringContaining('121') as string,
    });
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
