import { hasRoute, href } from './href.ts';
import type { RouteMatch } from './match.ts';
import type { PreviewType } from './preview-types.ts';
import type { Locale } from './registry.ts';
import { routes, type ParamSpec, type RouteName, type RouteParams } from './routes.ts';

interface EntityRoute {
  readonly route: RouteName;
  /** The parameter with the slug of the entity. */
  readonly slug: string;
  /** The parameter with the slug of the parent, if the address contains it. */
  readonly parent?: string;
  /** The screen that lists entities of this kind, if there is one. */
  readonly list?: RouteName;
  /** Whether the address contains the slug of the parent instead of its own: a corner has the slug of its brand. */
  readonly isNamedByParent?: true;
  /** The type in the address of its preview. Lists of themes have none. */
  readonly preview?: PreviewType;
}

/** The route of each kind of entity or type of CMS page. */
const entityRoutes = {
  product: { route: 'product', slug: 'slug', list: 'products', preview: 'product' },
  category: { route: 'products', slug: 'category', list: 'products' },
  need: { route: 'need', slug: 'slug', list: 'needs', preview: 'need' },
  brand: { route: 'brand', slug: 'slug', list: 'brands', preview: 'brand' },
  thematic: { route: 'advice-theme', slug: 'theme', list: 'advice-home' },
  advice: { route: 'advice', slug: 'slug', list: 'advice-home', preview: 'advice' },
  innovation: { route: 'quality-innovation', slug: 'slug', list: 'quality-innovations', preview: 'innovation' },
  innovation_category: { route: 'quality-innovations', slug: 'category', list: 'quality-innovations' },
  innovation_filter: { route: 'quality-innovations', slug: 'filter', parent: 'category', list: 'quality-innovations' },
  about: { route: 'about', slug: 'theme', list: 'about', preview: 'about' },
  about_category: { route: 'about', slug: 'theme', list: 'about' },
  about_filter: { route: 'about', slug: 'filter', parent: 'theme', list: 'about' },
  corpo_main: { route: 'expertise', slug: 'slug', list: 'expertises', preview: 'expertise' },
  corpo_page: { route: 'expertise', slug: 'subslug', parent: 'slug', list: 'expertises', preview: 'expertise-page' },
  information: { route: 'information', slug: 'slug', preview: 'page' },
  brand_corner_main: { route: 'corner', slug: 'brand', list: 'brands', isNamedByParent: true, preview: 'corner' },
  brand_corner_page: { route: 'corner', slug: 'slug', parent: 'brand', list: 'brands', preview: 'corner-page' },
  actualite: { route: 'page', slug: 'slug', list: 'news', preview: 'news' },
  standard: { route: 'page', slug: 'slug', preview: 'page' },
} as const satisfies Record<string, EntityRoute>;

export type EntityKind = keyof typeof entityRoutes;
export const entityKinds = Object.keys(entityRoutes) as readonly EntityKind[];

function rowOf(kind: EntityKind): EntityRoute {
  return entityRoutes[kind];
}

/** Further routes of an entity, in addition to its main route. They have the same slug parameter. */
const secondaryRoutes: Readonly<Partial<Record<RouteName, EntityKind>>> = {
  'product-questions': 'product',
  'product-evaluations': 'product',
};

/** All routes of an entity: the main route, then the secondary routes. */
export function routesOfEntity(kind: EntityKind): [main: RouteName, ...more: RouteName[]] {
  return [
    rowOf(kind).route,
    ...(Object.keys(secondaryRoutes) as RouteName[]).filter((route) => secondaryRoutes[route] === kind),
  ];
}

/** The type in the address of an entity's preview; undefined for kinds without previews. */
export function previewTypeOf(kind: EntityKind): PreviewType | undefined {
  return rowOf(kind).preview;
}

/** The screen that lists entities of this kind; undefined when there is none. */
export function listOfEntity(kind: EntityKind): RouteName | undefined {
  return rowOf(kind).list;
}

/** The parts of an entity that are in its address. */
export interface EntityAddress {
  readonly kind: EntityKind;
  readonly slug: string;
  readonly parent: string | null;
}

/**
 * An entity with the slugs that are in its address: a corner has the slug of its brand, and the parent is null when the
 * address does not contain it.
 */
export function canonicalEntity({ kind, slug, parent }: EntityAddress): EntityAddress {
  const row = rowOf(kind);
  if (row.isNamedByParent) return { kind, slug: parent ?? slug, parent: null };
  return { kind, slug, parent: row.parent === undefined ? null : parent };
}

function hrefOrNull(route: RouteName, params: object, locale: Locale): string | null {
  // `entityRoutes` has the parameter names of each route; a test makes an address for every row.
  return hasRoute(route, locale) ? href(route, params as RouteParams[RouteName], locale) : null;
}

/**
 * The path of an entity, or null when the market does not have the screen.
 * @param route one of `routesOfEntity`; the main route by default
 * @throws RoutingError when a slug is not valid
 */
export function entityHref(entity: EntityAddress, locale: Locale, route = rowOf(entity.kind).route): string | null {
  const { kind, slug, parent } = canonicalEntity(entity);
  const row = rowOf(kind);
  // Without a parent, the slug is written in the position of the parent.
  const params =
    row.parent === undefined || parent === null
      ? { [row.parent ?? row.slug]: slug }
      : { [row.parent]: parent, [row.slug]: slug };
  return hrefOrNull(route, params, locale);
}

function hasNoRequiredParams(route: RouteName): boolean {
  return Object.values<ParamSpec>(routes[route]).every((spec) => spec.endsWith('?'));
}

/**
 * The path of a route for the slugs of a menu link. Null when the route takes no slug but one is given, when it needs one, or
 * when the market does not have the route.
 */
export function hrefOfSlugs(
  route: RouteName,
  slug: string | null,
  parent: string | null,
  locale: Locale,
): string | null {
  if (slug === null) return hasNoRequiredParams(route) ? hrefOrNull(route, {}, locale) : null;
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

/** The possible entities of a matched route, one of which must exist; empty for routes without an entity. */
export function entitiesAt({ route, params }: Pick<RouteMatch, 'route' | 'params'>): EntityAddress[] {
  const secondaryKind = secondaryRoutes[route];
  const kinds = secondaryKind ? [secondaryKind] : entityKinds.filter((kind) => rowOf(kind).route === route);
  const found = kinds.flatMap((kind) => entityAt(kind, params) ?? []);
  const below = found.filter(({ parent }) => parent !== null);
  return below.length > 0 ? below : found;
}
