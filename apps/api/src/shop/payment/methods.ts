import type { PaymentMethod } from '@veralune/api-client/contract';
import { marketOf, type Locale, type MarketId } from '@veralune/routing';

/**
 * How customers can pay. Cheques are still common in no market but those with French customers.
 * Source: 2-routes-redirects-commerce.md §3 "Payment methods".
 */
const methods: Readonly<Record<MarketId, readonly PaymentMethod[]>> = {
  be: ['card', 'mobile_wallet', 'online_wallet', 'cheque'],
  ch: ['card', 'mobile_wallet', 'online_wallet'],
  es: ['card', 'mobile_wallet', 'online_wallet'],
  de: ['card', 'mobile_wallet', 'online_wallet'],
  it: [],
};

export function paymentMethodsOf(locale: Locale): readonly PaymentMethod[] {
  return methods[marketOf(locale).id];
}
