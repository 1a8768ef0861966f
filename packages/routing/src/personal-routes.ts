import type { RouteName } from './routes.ts';

/** The visitor's own pages, and those before them: rendered for each request, never indexed, never in a shared cache. */
const personalRoutes = [
  'login',
  'signup',
  'forgot-password',
  'reset-password',
  'verify-email',
  'my-account',
  'my-information',
  'my-login',
  'my-profile',
  'my-addresses',
  'my-address',
  'my-pharmacies',
  'my-favourites',
  'my-orders',
  'my-order',
  'my-receipt',
  'cart',
  'checkout-delivery',
  'checkout-recap',
  'checkout-payment',
  'checkout-confirmation',
  'checkout-error',
] as const satisfies readonly RouteName[];
export type PersonalRoute = (typeof personalRoutes)[number];

const personal: ReadonlySet<RouteName> = new Set(personalRoutes);

export function isPersonal(name: RouteName): name is PersonalRoute {
  return personal.has(name);
}

/** Whether a page needs a session: its name starts with `my-`. Source: 2-routes-redirects-commerce.md §2.1, §6. */
export function needsSession(name: RouteName): boolean {
  return name.startsWith('my-');
}
