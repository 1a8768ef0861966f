import {
  entityHref,
  entityKinds,
  hasRoute,
  href,
  markets,
  match,
  canonicalEntity,
  routeNames,
  routesOfEntity,
  type EntityAddress,
  type EntityKind,
  type Locale,
  type MarketId,
  type RouteName,
} from '@veralune/routing';

/** An address as the API's call `urls` returns it. */
export interface CatalogueUrl {
  readonly entity_type: string;
  readonly lang: string;
  readonly slug: string;
  readonly page_type: string | null;
  readonly parent_slug: string | null;
}

export interface LivePages {
  readonly paths: ReadonlySet<string>;
  /** Whether a path is a page; later pages and filters of lists count too. */
  readonly resolves: (path: string) => boolean;
}

/** All pages of a market, from its route tables and its catalogue. */
export function livePages(market: MarketId, entries: readonly CatalogueUrl[]): LivePages {
  const { locales, prefixed } = markets[market];
  const paths = new Set(
    locales.flatMap((locale) => [
      ...routeNames.flatMap((name) => pathOf(name, {}, locale)),
      ...entries
        .filter(({ lang }) => locale.startsWith(`${lang}-`))
        .flatMap(entityOf)
        .flatMap((entity) => pathsOf(entity, locale)),
    ]),
  );
  if (prefixed) paths.add('/');
  const corners = entries.flatMap(entityOf).filter(({ kind }) => kind === 'brand_corner_main');
  const cornerBrands = new Set(corners.map(({ slug }) => slug));
  const resolves = (path: string) => {
    if (paths.has(path)) return true;
    const found = match(path, market, { cornerBrands });
    if (found.kind !== 'route') return false;
    const {
      page: _page,
      filter: _filter,
      filters: _filters,
      terms: _terms,
      ...params
    }: Record<string, unknown> = found.params;
    return pathOf(found.route, params, found.locale).some((base) => base !== path && paths.has(base));
  };
  return { paths, resolves };
}

/** Empty if the path cannot be built: a slug of the catalogue that is not valid in a path is no problem of the redirects. */
function orEmpty(path: () => string | null): string[] {
  try {
    const built = path();
    return built === null ? [] : [built];
  } catch {
    return [];
  }
}

/** Empty if the market lacks the route or a parameter is missing. */
function pathOf(name: RouteName, params: Readonly<Record<string, unknown>>, locale: Locale): string[] {
  return orEmpty(() => (hasRoute(name, locale) ? href(name, params as Parameters<typeof href>[1], locale) : null));
}

function isEntityKind(kind: string): kind is EntityKind {
  return (entityKinds as readonly string[]).includes(kind);
}

function entityOf({ slug, parent_slug: parent, page_type: type, entity_type: entity }: CatalogueUrl): EntityAddress[] {
  const kind = type ?? entity;
  return isEntityKind(kind) ? [canonicalEntity({ kind, slug, parent })] : [];
}

function pathsOf(entity: EntityAddress, locale: Locale): string[] {
  return routesOfEntity(entity.kind).flatMap((route) => orEmpty(() => entityHref(entity, locale, route)));
}
