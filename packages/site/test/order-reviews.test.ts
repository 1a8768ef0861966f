import type { Order, OrderReview } from '@veralune/api-client/contract';
import { describe, expect, it } from 'vitest';
import { createPageContext } from '../src/page-context.ts';
import { productToReview, reviewedProduct, reviewFields, reviewItems } from '../src/screens/my-order/review-props.ts';

const context = createPageContext('fr-be');

function orderWith(...reviews: OrderReview[]): Order {
  const product = (id: number, name: string, slug: string | null) => ({ product: { id, name, slug } });
  return {
    id: 7,
    lines: [product(112, 'Micralba Zinc', 'micralba-zinc'), product(102, 'Voyage', null)],
    invoice_address: { firstname: 'Anna' },
    reviews,
  } as unknown as Order;
}

describe('the reviews of an order', () => {
  it.each<[OrderReview['state'], string | undefined, string | undefined]>([
    ['open', undefined, '/fr/mon-compte/commande/7?review=112#review'],
    ['pending', 'Votre avis sur Micralba Zinc attend notre relecture.', undefined],
    ['published', 'Votre avis sur Micralba Zinc est publié.', '/fr/produit/micralba-zinc/avis'],
    ['rejected', 'Votre avis sur Micralba Zinc n’a pas été publié.', undefined],
  ])('%s: says "%s" and links to %s', (state, text, href) => {
    const [item] = reviewItems(orderWith({ product: 112, state }), context);
    expect(item?.text).toBe(text);
    expect(item?.link?.href).toBe(href);
  });

  it('has no link to the evaluations of a product that is gone', () => {
    const [item] = reviewItems(orderWith({ product: 102, state: 'published' }), context);
    expect(item).toMatchObject({ text: 'Votre avis sur Voyage est publié.', link: undefined });
  });

  it.each([
    ['112', 112],
    ['', null],
    ['x', null],
    ['1e3', null],
    ['-112', null],
  ])('reads "%s" from the address as %s', (review, id) => {
    expect(reviewedProduct({ review })).toBe(id);
  });

  it('opens the form only for a review that is still to be written', () => {
    const order = orderWith({ product: 112, state: 'open' }, { product: 102, state: 'pending' });
    expect(productToReview(order, 112)?.name).toBe('Micralba Zinc');
    expect(productToReview(order, 102)).toBeUndefined();
    expect(productToReview(order, 109)).toBeUndefined();
    expect(productToReview(order, null)).toBeUndefined();
  });

  it('starts with the first name of the customer', () => {
    const fields = reviewFields(orderWith(), context);
    expect(fields.map(({ name }) => name)).toEqual(['rating', 'title', 'text', 'author']);
    expect(fields.at(-1)).toMatchObject({ defaultValue: 'Anna', maxLength: 40 });
  });
});
