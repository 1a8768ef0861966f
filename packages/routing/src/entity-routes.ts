import { hasRoute, href } from './href.ts';
import type { RouteMatch } from './match.ts';
import type { Locale } from './registry.ts';
import { routes, type ParamSpec, type RouteName, type RouteParams } from './routes.ts';

interface EntityRoute {
  readonly route: RouteName;
  /** The parameter that holds the slug of the entity. */
  readonly slug: string;
  /** The parameter that holds the slug of its parent, where the address names that too. */
  readonly parent?: string;
  /** The screen that lists such things; absent for pages that stand alone. */
  readonly list?: RouteName;
  /** Whether the address names the parent in place of the entity: a corner is its brand's. */
  readonly isNamedByParent?: true;
}

/** Which route shows what the catalogue has, by kind of entity or type of page. */
const entityRoutes = {
  product: { route: 'product', slug: 'slug', list: 'products' },
  category: { route: 'products', slug: 'category', list: 'products' },
  need: { route: 'need', slug: 'slug', list: 'needs' },
  brand: { route: 'brand', slug: 'slug', list: 'brands' },
  thematic: { route: 'advice-theme', slug: 'theme', list: 'advice-home' },
  advice: { route: 'advice', slug: 'slug', list: 'advice-home' },
  innovation: { route: 'innovation', slug: 'slug', list: 'innovations' },
  about: { route: 'about', slug: 'theme', list: 'about' },
  corpo_main: { route: 'expertise', slug: 'slug', list: 'expertises' },
  corpo_page: { route: 'expertise', slug: 'subslug', parent: 'slug', list: 'expertises' },
  information: { route: 'information', slug: 'slug' },
  brand_corner_main: { route: 'corner', slug: 'brand', list: 'brands', isNamedByParent: true },
  brand_corner_page: { route: 'corner', slug: 'slug', parent: 'brand', list: 'brands' },
  actualite: { route: 'page', slug: 'slug' },
  standard: { route: 'page', slug: 'slug' },
} as const satisfies Record<string, EntityRoute>;

export type EntityKind = keyof typeof entityRoutes;
export const entityKinds = Object.keys(entityRoutes) as readonly EntityKind[];

function rowOf(kind: EntityKind): EntityRoute {
  return entityRoutes[kind];
}

/** Routes that show more of an entity that has a route of its own. */
const companions: Readonly<Partial<Record<RouteName, EntityKind>>> = {
  'product-questions': 'product',
  'product-evaluations': 'product',
};

/** Every route that shows an entity: its own, then those that show more of it. They name its slug alike. */
export function routesOfEntity(kind: EntityKind): [own: RouteName, ...more: RouteName[]] {
  return [rowOf(kind).route, ...(Object.keys(companions) as RouteName[]).filter((route) => companions[route] === kind)];
}

/** The screen that lists what is of this kind; undefined for pages that stand alone. */
export function listOfEntity(kind: EntityKind): RouteName | undefined {
  return rowOf(kind).list;
}

/** An entity by what its address tells of it. */
export interface EntityAddress {
  readonly kind: EntityKind;
  readonly slug: string;
  readonly parent: string | null;
}

/** An entity as its address names it: a corner by its brand, a page without its parent where no address names that. */
export function plainEntity({ kind, slug, parent }: EntityAddress): EntityAddress {
  const row = rowOf(kind);
  if (row.isNamedByParent) return { kind, slug: parent ?? slug, parent: null };
  return { kind, slug, parent: row.parent === undefined ? null : parent };
}

function hrefOrNull(route: RouteName, params: object, locale: Locale): string | null {
  // The table names the parameters of each route; a test makes an address of every row.
  return hasRoute(route, locale) ? href(route, params as RouteParams[RouteName], locale) : null;
}

/**
 * The path of an entity's page; null where the market lacks the screen.
 * @param route one of `routesOfEntity`; its own unless said
 * @throws RoutingError where no path can hold the slugs
 */
export function entityHref(entity: EntityAddress, locale: Locale, route = rowOf(entity.kind).route): string | null {
  const { kind, slug, parent } = plainEntity(entity);
  const row = rowOf(kind);
  // Without its parent a page takes the parent's place.
  const params =
    row.parent === undefined || parent === null
      ? { [row.parent ?? row.slug]: slug }
      : { [row.parent]: parent, [row.slug]: slug };
  return hrefOrNull(route, params, locale);
}

function needsNothing(route: RouteName): boolean {
  return Object.values<ParamSpec>(routes[route]).every((spec) => spec.endsWith('?'));
}

/**
 * The path of a route by the slugs that an editor gives it, or by none; null where the route takes no slug, needs one or is
 * not in the market.
 */
export function hrefOfSlugs(
  route: RouteName,
  slug: string | null,
  parent: string | null,
  locale: Locale,
): string | null {
  if (slug === null) return needsNothing(route) ? hrefOrNull(route, {}, locale) : null;
  const rows = entityKinds.map(rowOf).filter((row) => row.route === route);
  const row = rows.find((each) => (each.parent !== undefined) === (parent !== null)) ?? rows[0];
  if (row === undefined) return null;
  const isBelow = row.parent !== undefined && parent !== null;
  return hrefOrNull(route, { ...(isBelow ? { [row.parent]: parent } : {}), [row.slug]: slug }, locale);
}

function valueOf(params: object, name: string): string | undefined {
  const value = (params as Readonly<Record<string, unknown>>)[name];
  return typeof value === 'string' ? value : undefined;
}

function entityAt(kind: EntityKind, params: object): EntityAddress | null {
  const row = rowOf(kind);
  const slug = valueOf(params, row.slug);
  const parent = row.parent === undefined ? null : valueOf(params, row.parent);
  return slug === undefined || parent === undefined ? null : { kind, slug, parent };
}

/** What a matched address may be of, one of which must exist; empty where the address names nothing of the catalogue. */
export function entitiesAt({ route, params }: Pick<RouteMatch, 'route' | 'params'>): EntityAddress[] {
  const companion = companions[route];
  const kinds = companion ? [companion] : entityKinds.filter((kind) => rowOf(kind).route === route);
  const found = kinds.flatMap((kind) => entityAt(kind, params) ?? []);
  const below = found.filter(({ parent }) => parent !== null);
  return below.length > 0 ? below : found;
}
