import { hasRoute, href } from './href.ts';
import { locales, type Locale } from './registry.ts';
import type { RouteName, RouteParams } from './routes.ts';

export interface Alternate {
  readonly locale: Locale;
  readonly path: string;
}

/** The same page in every locale that has both the route and parameters, in the order of `locales`. */
export function alternates<Name extends RouteName>(
  name: Name,
  paramsByLocale: Readonly<Partial<Record<Locale, RouteParams[Name] | undefined>>>,
): Alternate[] {
  return locales.flatMap((locale) => {
    const params = paramsByLocale[locale];
    return params === undefined || !hasRoute(name, locale) ? [] : [{ locale, path: href(name, params, locale) }];
  });
}
