import type { Checkout } from '@veralune/api-client/contract';
import type { Database } from '../db/database.ts';
import { cartView } from './cart/cart-view.ts';
import { priceCart, type PricedCart } from './cart/price-cart.ts';
import { readCart, type StoredCart } from './cart/stored-cart.ts';
import { deliveryRulesOf } from './delivery/delivery-rules.ts';
import { deliveryPrice, expectedDelivery } from './delivery/expected-delivery.ts';
import { paymentMethodsOf } from './payment/methods.ts';
import type { ShopRequest } from './shop-request.ts';

function deliveryOptions({ context, now }: ShopRequest, priced: PricedCart): Checkout['delivery_options'] {
  const rules = deliveryRulesOf(context);
  if (rules === undefined) return [];
  return rules.methods.map((method) => {
    const price = deliveryPrice(method, { productsCents: priced.productsCents, isFree: priced.isDeliveryFree });
    return {
      kind: method.kind,
      carrier: method.carrier,
      price_cents: price,
      full_price_cents: price === method.cents ? null : method.cents,
      duration: method.duration,
      order_before: rules.orderBefore,
      expected: expectedDelivery(method.duration, rules, now),
    };
  });
}

function deliveryView({ cart }: StoredCart): Checkout['delivery'] {
  const delivery = cart?.delivery;
  if (!delivery) return null;
  return {
    kind: delivery.kind,
    relay: delivery.relay,
    shipping_address: delivery.shippingAddress,
    invoice_address: delivery.invoiceAddress,
    mobile: delivery.mobile,
    delivery_information: delivery.deliveryInformation,
  };
}

/** The e-mail address of the order: that of the account, or what the guest wrote; empty before that. */
export function emailOf({ shopper }: Pick<ShopRequest, 'shopper'>, { cart }: Pick<StoredCart, 'cart'>): string {
  return shopper.customer?.email ?? cart?.delivery?.email ?? '';
}

/** What is missing before the order can be made. */
export function gapsOf(request: ShopRequest, stored: StoredCart, priced: PricedCart): Checkout['missing'] {
  const hasCart = priced.isOrderable && priced.codes.every(({ fault }) => fault === null);
  const kind = stored.cart?.delivery?.kind;
  const isOffered = deliveryRulesOf(request.context)?.methods.some((method) => method.kind === kind) ?? false;
  return [
    ...(hasCart ? [] : ['cart' as const]),
    ...(isOffered && emailOf(request, stored) !== '' ? [] : ['delivery' as const]),
  ];
}

/** The state of the checkout. */
export async function showCheckout(db: Database, request: ShopRequest): Promise<Checkout> {
  const stored = await readCart(db, request.shopper);
  const priced = await priceCart(db, request.context, request.shopper, stored);
  return {
    cart: cartView(request.context, stored, priced),
    is_guest: request.shopper.customer === null,
    email: emailOf(request, stored),
    delivery_options: deliveryOptions(request, priced),
    delivery: deliveryView(stored),
    payment_methods: [...paymentMethodsOf(request.locale)],
    missing: gapsOf(request, stored, priced),
  };
}
