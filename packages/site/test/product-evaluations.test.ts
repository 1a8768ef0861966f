import { describe, expect, it } from 'vitest';
import { entityAlternates } from '../src/metadata/alternates.ts';
import { createPageContext } from '../src/page-context.ts';
import { productEvaluationsProps } from '../src/screens/product-evaluations/props.ts';
import { productProps } from '../src/screens/product/props.ts';
import { product } from './fixtures/catalogue.ts';

const context = createPageContext('fr-be');

describe('productEvaluationsProps', () => {
  it.each<[boolean, string, RegExp | undefined]>([
    [true, 'Aucun avis pour le moment', /seule une personne dont la commande .* a été livrée/],
    [false, 'Pas d’avis sur ce site', undefined],
  ])('online sale %s: %s', (onlineSale, title, verification) => {
    const props = productEvaluationsProps(product, { onlineSale }, context);
    expect(props.empty.title).toBe(title);
    if (verification) expect(props.verification).toMatch(verification);
    else expect(props.verification).toBeUndefined();
  });

  it('shows no evaluation, no form and no login', () => {
    const props = productEvaluationsProps(product, { onlineSale: true }, context);
    expect(props.reviews).toEqual([]);
    expect(Object.keys(props)).not.toEqual(expect.arrayContaining(['write']));
    expect(props.summary).toBeUndefined();
  });

  it('leads back to the product, which links here', () => {
    expect(productEvaluationsProps(product, { onlineSale: true }, context).back.href).toBe(
      '/fr/produit/florelune-equilibre',
    );
    expect(
      productProps({ product, articles: [] }, { onlineSale: true, pointOfSale: true }, context).evaluations,
    ).toEqual({
      label: 'Avis des clients',
      href: '/fr/produit/florelune-equilibre/avis',
    });
  });

  it('has an address in each language of the product', () => {
    expect(entityAlternates('product', product.alternates, 'product-evaluations').map(({ path }) => path)).toEqual([
      '/fr/produit/florelune-equilibre/avis',
      '/nl/product/florelune-evenwicht/beoordelingen',
      '/prodotto/florelune-equilibrio/recensioni',
    ]);
  });
});
