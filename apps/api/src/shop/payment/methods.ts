import type { PaymentMethod } from '@veralune/api-client/contract';
import { marketOf, type Locale } from '@veralune/routing';
import { apiMarkets } from '../../markets/api-markets.ts';

/** How customers can pay. */
export function paymentMethodsOf(locale: Locale): readonly PaymentMethod[] {
  return apiMarkets[marketOf(locale).id].paymentMethods;
}
