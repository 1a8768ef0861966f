import type { Fields } from './field.ts';

/** An entry of `items`, with GA4's names. */
export const itemFields = {
  item_id: { kind: 'text', about: 'Id of the product; the same in all markets.', example: '112' },
  item_name: { kind: 'text', about: 'Name in the language of the page.', example: 'Micralba Zinc' },
  item_brand: { kind: 'text', about: 'Brand.', example: 'Micralba' },
  price: { kind: 'number', about: 'Price of one unit with VAT, after offers.', example: 14.9 },
  quantity: { kind: 'number', about: 'Units; 1 in lists.', example: 1 },
  item_variant: { kind: 'text', about: 'Size of the pack.', example: '60 comprimés', optional: true },
  item_category: { kind: 'text', about: 'Category, on the page of a product.', example: 'Minéraux', optional: true },
  index: { kind: 'number', about: 'Position in the list, from 0.', example: 0, optional: true },
} as const satisfies Fields;
