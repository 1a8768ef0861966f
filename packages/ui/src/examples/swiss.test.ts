import { describe, expect, it } from 'vitest';
import { cartExamples } from '../screens/cart/cart.examples.ts';
import { checkoutDeliveryExamples } from '../screens/checkout-delivery/checkout-delivery.examples.ts';
import { checkoutPaymentExamples } from '../screens/checkout-payment/checkout-payment.examples.ts';
import { checkoutRecapExamples } from '../screens/checkout-recap/checkout-recap.examples.ts';
import { myOrderExamples } from '../screens/my-order/my-order.examples.tsx';
import { myOrdersExamples } from '../screens/my-orders/my-orders.examples.ts';
import { myReceiptExamples } from '../screens/my-receipt/my-receipt.examples.ts';
import { inLocale } from './swiss.examples.ts';

const screens = {
  cart: cartExamples.byLanguage,
  delivery: checkoutDeliveryExamples.byLanguage,
  payment: checkoutPaymentExamples.byLanguage,
  recap: checkoutRecapExamples.byLanguage,
  order: myOrderExamples.byLanguage,
  orders: myOrdersExamples.byLanguage,
  receipt: myReceiptExamples.byLanguage,
};

describe.each(Object.entries(screens))('the example of %s', (_, byLanguage) => {
  it.each(['fr', 'de', 'it'] as const)('%s: has Swiss francs and Swiss letters in Switzerland only', (language) => {
    const text = (locale: string): string => JSON.stringify(inLocale<object>(byLanguage[language], locale));
    expect(text(`${language}-CH`)).not.toMatch(/€|ß|„/);
    expect(text(`${language}-BE`)).not.toContain('CHF');
  });
});
