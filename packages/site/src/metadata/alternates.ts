import type { Alternate } from '@veralune/api-client/contract';
import {
  entityHref,
  languageOf,
  locales,
  marketOf,
  type EntityKind,
  type Locale,
  type RouteName,
} from '@veralune/routing';
import type { LocalePath } from './absolute-url.ts';

function localeOf({ shop_id: shopId, lang }: Alternate): Locale | undefined {
  return locales.find((locale) => marketOf(locale).shopId === shopId && languageOf(locale) === lang);
}

/**
 * The page of an entity in every locale where it exists.
 * @param route one of `routesOfEntity`; the main route of the entity by default
 */
export function entityAlternates(kind: EntityKind, alternates: readonly Alternate[], route?: RouteName): LocalePath[] {
  return alternates.flatMap((alternate) => {
    const locale = localeOf(alternate);
    const { slug, parent_slug: parent = null } = alternate;
    const path = locale && entityHref({ kind, slug, parent }, locale, route);
    return path ? [{ locale, path }] : [];
  });
}
