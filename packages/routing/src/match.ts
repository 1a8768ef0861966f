import { href } from './href.ts';
import { isReserved, localeRoutes, type LocaleRoutes } from './locale-routes.ts';
import { preferredLocale, type LocalePreference } from './negotiate-locale.ts';
import { paramCodecs, previewSegment } from './param-codecs.ts';
import { languageOf, markets, type Locale, type MarketId } from './registry.ts';
import { readRoutePath, type Values } from './route-path.ts';
import type { RouteName, RouteParams } from './routes.ts';

export type RouteMatch = {
  [Name in RouteName]: {
    readonly kind: 'route';
    readonly route: Name;
    readonly locale: Locale;
    readonly params: RouteParams[Name];
    /** Whether this is the preview of an unpublished entity. */
    readonly preview: Name extends 'preview' ? true : false;
  };
}[RouteName];

export interface RedirectMatch {
  readonly kind: 'redirect';
  readonly locale: Locale;
  /** A path without the query, which the caller appends. */
  readonly to: string;
  readonly status: 301 | 302 | 307 | 308;
}

/** Where `/` of a market with prefixes leads. */
export interface RootRedirect {
  readonly path: string;
  readonly status: RedirectMatch['status'];
}

export interface NoMatch {
  readonly kind: 'none';
  /** The locale of the 404 page. */
  readonly locale: Locale;
}

export type Match = RouteMatch | RedirectMatch | NoMatch;

/** What matching needs in addition to the path. The locale preference is used for `/` only. */
export interface MatchContext extends LocalePreference {
  /** First segments that are slugs of brands with a corner. */
  readonly cornerBrands?: ReadonlySet<string> | undefined;
  /** Target of `/` in a prefixed market for a visitor without a preference; 302 to the default home page if absent. */
  readonly rootRedirect?: RootRedirect | undefined;
}

/** Longer than any path that `href` returns. */
const maxPathLength = 3_000;

/**
 * Matches a path (without origin and query) against the routes of a market. Never throws, whatever the input.
 * A redirect leads directly to the canonical path.
 */
export function match(path: string, market: MarketId, context: MatchContext = {}): Match {
  const segments = readSegments(path.slice(0, maxPathLength));
  const { locale, rest, prefixed } = readPrefix(segments, market);
  if (path.length > maxPathLength || !path.startsWith('/')) return { kind: 'none', locale };
  if (segments.length === 0 && !prefixed) return redirectOfRoot(market, context);
  const routes = localeRoutes(locale);
  const found = findRoute(rest, routes) ?? (prefixed ? findCornerOrPage(rest, routes, context) : null);
  if (found === null) return { kind: 'none', locale };
  // The parameters were validated by `routes`, from which `RouteParams` is derived.
  const to = href(found.route, found.params as RouteParams[RouteName], locale);
  if (to !== path) return { kind: 'redirect', locale, to, status: path === `${to}/` ? 308 : 301 };
  return { kind: 'route', ...found, locale, preview: found.route === 'preview' } as RouteMatch;
}

/**
 * Decoded segments in lower case. An encoded slash separates segments like a plain one, to which it is redirected. An invalid
 * escape is not decoded. It is no valid slug or word of a table, so it does not match; the same holds for `..` and control
 * characters.
 */
function readSegments(path: string): string[] {
  return path
    .split('/')
    .flatMap((segment) => (segment.includes('%') ? decoded(segment).split('/') : segment))
    .filter((segment) => segment !== '')
    .map((segment) => segment.toLowerCase());
}

function decoded(segment: string) {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

interface PrefixedPath {
  readonly locale: Locale;
  readonly rest: readonly string[];
  /** False when the prefix is missing in a market with prefixes. */
  readonly prefixed: boolean;
}

/**
 * Reads the language prefix (`/fr`), the locale prefix (`/fr-be`) or a missing prefix of the default language.
 * A path without prefix matches words of the table only; otherwise every unknown path would be a page.
 */
function readPrefix(segments: readonly string[], market: MarketId): PrefixedPath {
  const { locales, prefixed } = markets[market];
  const locale = locales.find((known) => known === segments[0] || (prefixed && languageOf(known) === segments[0]));
  if (locale !== undefined) return { locale, rest: segments.slice(1), prefixed: true };
  return { locale: locales[0], rest: segments, prefixed: !prefixed };
}

function redirectOfRoot(market: MarketId, context: MatchContext): RedirectMatch {
  const preferred = preferredLocale(market, context);
  const locale = preferred ?? markets[market].locales[0];
  const configured = preferred === null ? context.rootRedirect : undefined;
  const { path: to, status } = configured ?? { path: href('home', {}, locale), status: 302 };
  return { kind: 'redirect', locale, to, status };
}

interface Found {
  readonly route: RouteName;
  readonly params: Values;
}

function findRoute(segments: readonly string[], routes: LocaleRoutes): Found | null {
  const first = segments[0] ?? '';
  if (first === 'index' && segments.length === 1) return { route: 'home', params: {} };
  if (segments.at(-2) === previewSegment) return findPreview(segments, routes);
  for (const path of routes.byFirstSegment.get(first) ?? []) {
    const params = readRoutePath(path, segments, routes.filters);
    if (params !== null) return { route: path.route, params };
  }
  return null;
}

/** A path that does not start with a word of the table: the corner of a brand, otherwise a page. */
function findCornerOrPage(
  segments: readonly string[],
  routes: LocaleRoutes,
  { cornerBrands }: MatchContext,
): Found | null {
  const first = segments[0] ?? '';
  const route = cornerBrands?.has(first) === true ? 'corner' : 'page';
  const path = routes.byName.get(route);
  if (path === undefined || isReserved(first, routes)) return null;
  const params = readRoutePath(path, segments, routes.filters);
  return params === null ? null : { route, params };
}

function findPreview(segments: readonly string[], { previewTypeOf }: LocaleRoutes): Found | null {
  const type = previewTypeOf.get(segments.slice(0, -2).join('/'));
  const id = paramCodecs.id.read(segments.at(-1) ?? '');
  return type === undefined || id === undefined ? null : { route: 'preview', params: { type, id } };
}
