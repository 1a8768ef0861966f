import { hasRoute, href, locales, type RouteName } from '@veralune/routing';
import type { LocalePath } from './absolute.ts';

/** Routes whose address has no parameters. */
export type FixedRoute =
  | 'home'
  | 'brands'
  | 'products'
  | 'needs'
  | 'advice-home'
  | 'innovations'
  | 'expertises'
  | 'about'
  | 'contact'
  | 'results'
  | 'maintenance';

/** A screen without parameters in every locale that has it. */
export function fixedAlternates(route: FixedRoute & RouteName): LocalePath[] {
  return locales
    .filter((locale) => hasRoute(route, locale))
    .map((locale) => ({ locale, path: href(route, {}, locale) }));
}
