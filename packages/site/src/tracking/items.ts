import type { CartLine, OrderLine, ProductCard } from '@veralune/api-client/contract';
import type { Item } from '@veralune/tracking';

/** A product of a list. */
export function productItemOf({ id, name, brand, price, packaging }: ProductCard, index: number): Item {
  return {
    item_id: String(id),
    item_name: name,
    item_brand: brand.title,
    item_variant: packaging,
    price: price.amount,
    quantity: 1,
    index,
  };
}

/** A line of a cart or an order. Codes are left out: they belong to a person or to a medical follow-up. */
export function lineItemOf({
  product,
  unit_cents: cents,
  quantity,
}: Pick<CartLine | OrderLine, 'product' | 'unit_cents' | 'quantity'>): Item {
  return {
    item_id: String(product.id),
    item_name: product.name,
    item_brand: product.brand.title,
    item_variant: product.packaging,
    price: cents / 100,
    quantity,
  };
}
