import type { Amounts, Cart, CartLine, Order, Product, ProductCard } from '@veralune/api-client/contract';
import type { EventOf } from '@veralune/tracking';
import { href, type Locale } from '@veralune/routing';
import { basketOf } from './basket.ts';
import { lineItemOf, productItemOf } from './items.ts';
import type { PageFacts, TrackedList } from './page-facts.ts';

/** A list of products; none if it is empty. @param id names the list in reports: `products`, `home-new` */
export function listFacts(id: string, products: readonly ProductCard[], locale: Locale): TrackedList[] {
  const [first] = products;
  if (!first) return [];
  return [
    {
      ecommerce: { item_list_id: id, currency: first.price.currency, items: products.map(productItemOf) },
      paths: products.map(({ slug }) => href('product', { slug }, locale)),
    },
  ];
}

export function productFacts(product: Product, locale: Locale): PageFacts {
  const { index: _, ...item } = productItemOf(product, 0);
  const ecommerce = basketOf(product.price.currency, [{ ...item, item_category: product.category.title }]);
  return { events: [{ event: 'view_item', ecommerce }], lists: listFacts('related', product.related, locale) };
}

function basketOfLines({ lines, amounts }: { lines: readonly CartLine[]; amounts: Amounts }) {
  return basketOf(amounts.currency, lines.map(lineItemOf));
}

/** An empty cart too, so that the removal of its last line is noticed. */
export function cartFacts(cart: Cart): PageFacts {
  return { events: [{ event: 'view_cart', ecommerce: basketOfLines(cart) }] };
}

export function deliveryFacts(cart: Cart): PageFacts {
  return { events: [{ event: 'begin_checkout', ecommerce: basketOfLines(cart) }] };
}

/** The summary before the order. */
export function recapFacts(cart: Cart, tier: EventOf<'add_shipping_info'>['ecommerce']['shipping_tier']): PageFacts {
  return {
    events: [{ event: 'add_shipping_info', ecommerce: { ...basketOfLines(cart), shipping_tier: tier } }],
  };
}

export function paymentFacts({ amounts, lines }: Order): PageFacts {
  return { payment: basketOf(amounts.currency, lines.map(lineItemOf)) };
}

/** An order that is paid, or whose cheque is awaited. */
export function purchaseFacts({ number, amounts, lines }: Order): PageFacts {
  return {
    events: [
      {
        event: 'purchase',
        ecommerce: {
          transaction_id: number,
          currency: amounts.currency,
          value: (amounts.products_cents - amounts.discount_cents) / 100,
          tax: amounts.vat.reduce((sum, { vat_cents: cents }) => sum + cents, 0) / 100,
          shipping: (amounts.delivery_cents ?? 0) / 100,
          items: lines.map(lineItemOf),
        },
      },
    ],
  };
}

/** What was paid back of an order; nothing for most orders. */
export function refundFacts({ number, currency, payment: { refunded_cents: cents } }: Order): PageFacts {
  if (cents === 0) return {};
  const ecommerce = { transaction_id: number, currency, value: cents / 100 };
  return { events: [{ event: 'refund', ecommerce }] };
}
