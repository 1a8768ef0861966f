import type { EventDescription } from './describe.ts';

const currency = { kind: ['EUR', 'CHF'], about: 'ISO 4217.', example: 'EUR' } as const;
const items = { kind: 'items', about: 'Products.', example: [] } as const;
const basket = {
  currency,
  value: { kind: 'number', about: 'Sum of price × quantity.', example: 29.8 },
  items,
} as const;
const list = {
  item_list_id: { kind: 'text', about: 'Where the list is.', example: 'products' },
  currency,
} as const;
const transaction = {
  transaction_id: { kind: 'text', about: 'Number of the order.', example: 'BE-2026-00481' },
  currency,
} as const;

/** Events of products, the cart and orders. Their data is in `ecommerce`, as GA4 expects. */
export const shopEvents = {
  view_item_list: {
    when: 'A page with a list of products is shown; once for each list.',
    ecommerce: { ...list, items },
  },
  select_item: {
    when: 'A product of a list is clicked.',
    ecommerce: { ...list, items: { ...items, about: 'The product.' } },
  },
  view_item: { when: 'The page of a product is shown.', ecommerce: basket },
  add_to_cart: {
    when: 'The API confirmed that units were added: on the page of a product, or by a higher quantity in the cart.',
    ecommerce: basket,
  },
  remove_from_cart: {
    when: 'The cart is shown with fewer units than before a change.',
    ecommerce: basket,
  },
  view_cart: { when: 'The cart is opened.', ecommerce: basket },
  begin_checkout: { when: 'The step of the delivery is opened.', ecommerce: basket },
  add_shipping_info: {
    when: 'The summary before the order is opened: a delivery was chosen.',
    ecommerce: {
      ...basket,
      shipping_tier: { kind: ['home', 'relay', 'express'], about: 'The delivery.', example: 'home' },
    },
  },
  add_payment_info: {
    when: 'A means of payment is chosen and sent.',
    ecommerce: {
      ...basket,
      payment_type: {
        kind: ['card', 'mobile-wallet', 'online-wallet', 'cheque'],
        about: 'The means of payment.',
        example: 'card',
      },
    },
  },
  purchase: {
    when:
      'The confirmation of an order is shown that is paid, or whose cheque is awaited. Exactly once for each order in a ' +
      'browser, also after a reload and in several tabs; only with consent to audience.',
    ecommerce: {
      ...transaction,
      value: { kind: 'number', about: 'Products with VAT after codes, without delivery.', example: 29.8 },
      tax: { kind: 'number', about: 'VAT that the total contains.', example: 1.96 },
      shipping: { kind: 'number', about: 'Delivery with VAT.', example: 4.9 },
      items,
    },
  },
  refund: {
    when: 'The page of an order is shown that was refunded, wholly or in part. Once for each amount; only with consent to audience.',
    ecommerce: { ...transaction, value: { kind: 'number', about: 'What was paid back in all.', example: 14.9 } },
  },
} as const satisfies Record<string, EventDescription>;
