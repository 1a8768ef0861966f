import type { Reviews } from '@veralune/api-client/contract';
import { describe, expect, it, vi } from 'vitest';
import { entityAlternates } from '../src/metadata/alternates.ts';
import { productJsonLd } from '../src/metadata/product-json-ld.ts';
import { createPageContext } from '../src/page-context.ts';
import { productEvaluationsProps } from '../src/screens/product-evaluations/props.ts';
import { productProps } from '../src/screens/product/props.ts';
import { product } from './fixtures/catalogue.ts';

const context = createPageContext('fr-be');

const none: Reviews = { items: [], total: 0, average: null, distribution: [0, 0, 0, 0, 0] };
const written = '2026-11-04T09:30:00.000Z';
const two: Reviews = {
  items: [
    { id: 2, rating: 4, title: 'Bien', text: 'Goût agréable.', author: 'Inès', written_at: written, reply: 'Merci.' },
    { id: 1, rating: 5, title: 'Parfait', text: 'Petits.', author: 'Nadia', written_at: written, reply: null },
  ],
  total: 2,
  average: 4.5,
  distribution: [1, 1, 0, 0, 0],
};

describe('productEvaluationsProps', () => {
  it.each<[string, Reviews | null, string, RegExp | undefined]>([
    ['without reviews', none, 'Aucun avis pour le moment', /seule une personne dont la commande .* a été livrée/],
    ['without online sale', null, 'Pas d’avis sur ce site', undefined],
  ])('%s', (_, reviews, title, verification) => {
    const props = productEvaluationsProps({ product, reviews }, undefined, context);
    expect(props.empty.title).toBe(title);
    expect(props.summary).toBeUndefined();
    if (verification) expect(props.verification).toMatch(verification);
    else expect(props.verification).toBeUndefined();
  });

  it('shows each review, the mean and the distribution', () => {
    const { reviews, summary } = productEvaluationsProps({ product, reviews: two }, undefined, context);
    expect(reviews).toMatchObject([
      { id: '2', rating: { value: 4, label: '4 sur 5' }, date: { text: '4 novembre 2026' }, reply: { text: 'Merci.' } },
      { id: '1', verified: 'Achat vérifié' },
    ]);
    expect(reviews[1]).not.toHaveProperty('reply');
    expect(summary).toMatchObject({
      average: { text: '4,5', label: '4,5 sur 5' },
      count: '2 avis de clients',
      distribution: [
        { label: '5 étoiles', text: '1' },
        { count: 1 },
        { count: 0 },
        { count: 0 },
        { label: '1 étoile' },
      ],
    });
  });

  it('puts a rating into the structured data only with reviews', () => {
    expect(productJsonLd(product, context, two).aggregateRating).toMatchObject({ ratingValue: 4.5, reviewCount: 2 });
    expect(productJsonLd(product, context, none)).not.toHaveProperty('aggregateRating');
    expect(productJsonLd(product, context, null)).not.toHaveProperty('aggregateRating');
  });

  it('leads back to the product, which shows its rating and links here if there are reviews', () => {
    expect(productEvaluationsProps({ product, reviews: none }, undefined, context).back.href).toBe(
      '/fr/produit/florelune-equilibre',
    );
    const ratingOf = (reviews: Reviews | null) =>
      productProps(
        { product, articles: [], equivalents: [], reviews },
        { onlineSale: true, pointOfSale: true },
        context,
      ).rating;
    expect(ratingOf(two)).toEqual({
      value: 4.5,
      label: '4,5 sur 5',
      link: { label: '2 avis de clients', href: '/fr/produit/florelune-equilibre/avis' },
    });
    expect(ratingOf(none)).toBeUndefined();
    expect(ratingOf(null)).toBeUndefined();
  });

  it.each<[number, number | undefined, readonly string[] | undefined]>([
    [0, undefined, undefined],
    [10, undefined, undefined],
    [11, 2, ['/avis', '/avis/-p--2']],
    [25, undefined, ['/avis', '/avis/-p--2', '/avis/-p--3']],
  ])('%i reviews, page %s: pages %j', (total, page, expected) => {
    const { paging } = productEvaluationsProps({ product, reviews: { ...two, total } }, page, context);
    expect(paging?.pages.map(({ href }) => href.replace('/fr/produit/florelune-equilibre', ''))).toEqual(expected);
    expect(paging?.current).toBe(expected && (page ?? 1));
  });

  it('says how to write a review where products are sold', () => {
    vi.stubEnv('VERALUNE_SCREENS', 'my-orders');
    expect(productEvaluationsProps({ product, reviews: none }, undefined, context).write?.link).toEqual({
      label: 'Mes commandes',
      href: '/fr/mon-compte/commandes',
    });
    expect(productEvaluationsProps({ product, reviews: null }, undefined, context).write).toBeUndefined();
    vi.unstubAllEnvs();
  });

  it('has an address in each language of the product', () => {
    expect(entityAlternates('product', product.alternates, 'product-evaluations').map(({ path }) => path)).toEqual([
      '/fr/produit/florelune-equilibre/avis',
      '/nl/product/florelune-evenwicht/beoordelingen',
      '/prodotto/florelune-equilibrio/recensioni',
    ]);
  });
});
