import { hasRoute, href, locales, type PersonalRoute, type RouteName } from '@veralune/routing';
import type { LocalePath } from './absolute-url.ts';

/** Screens without parameters that search engines index, in the order of the sitemap. */
export const indexedRoutes = [
  'home',
  'products',
  'brands',
  'needs',
  'quiz',
  'three-questions',
  'advice-home',
  'quality-innovations',
  'news',
  'expertises',
  'about',
  'faq',
  'who-can-give-you-advice',
  'store-finder',
  'newsletter',
  'contact',
] as const satisfies RouteName[];

/** Routes that need no parameters. */
export type FixedRoute =
  | (typeof indexedRoutes)[number]
  | 'compare'
  | 'contact-confirmation'
  | 'newsletter-confirmation'
  | 'withdrawal'
  | 'withdrawal-confirmation'
  | 'results'
  | 'maintenance'
  | Exclude<PersonalRoute, 'my-order' | 'my-receipt'>;

/** The page of a route without parameters in every locale where it exists. */
export function fixedAlternates(route: FixedRoute & RouteName): LocalePath[] {
  return locales
    .filter((locale) => hasRoute(route, locale))
    .map((locale) => ({ locale, path: href(route, {}, locale) }));
}
