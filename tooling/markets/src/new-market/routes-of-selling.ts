import type { RouteName } from '@veralune/routing';

/** Routes that a market without online sale does not have. */
export const routesOfSelling: readonly RouteName[] = [
  'withdrawal',
  'withdrawal-confirmation',
  'my-orders',
  'my-order',
  'my-receipt',
  'cart',
  'checkout-delivery',
  'checkout-recap',
  'checkout-payment',
  'checkout-confirmation',
  'checkout-error',
];
