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
    /** Whether this is what an editor sees before publication. */
    readonly preview: Name extends 'preview' ? true : false;
  };
}[RouteName];

export interface RedirectMatch {
  readonly kind: 'redirect';
  readonly locale: Locale;
  /** A path; the caller keeps the query. */
  readonly to: string;
  readonly status: 301 | 302 | 308;
}

export interface NoMatch {
  readonly kind: 'none';
  /** The language in which to say so. */
  readonly locale: Locale;
}

export type Match = RouteMatch | RedirectMatch | NoMatch;

/** What a path alone doesn't tell. The preference counts at `/` only. */
export interface MatchContext extends LocalePreference {
  /** First segments that are brands with a corner of their own. */
  readonly cornerBrands?: ReadonlySet<string> | undefined;
  /** Where `/` of a prefixed market leads a visitor without a preference; its default home if absent. */
  readonly rootPath?: string | undefined;
}

/** Longer than any path that `href` makes. */
const maxPathLength = 3_000;

/**
 * What a path (no query, no origin) means on a market. Total: whatever a visitor sends gets an answer.
 * A redirect leads to the canonical path in one step.
 */
export function match(path: string, market: MarketId, context: MatchContext = {}): Match {
  const segments = readSegments(path.slice(0, maxPathLength));
  const { locale, rest, prefixed } = readPrefix(segments, market);
  if (path.length > maxPathLength || !path.startsWith('/')) return { kind: 'none', locale };
  if (segments.length === 0 && !prefixed) return rootRedirect(market, context);
  const routes = localeRoutes(locale);
  const found = findRoute(rest, routes) ?? (prefixed ? findOpenRoute(rest, routes, context) : null);
  if (found === null) return { kind: 'none', locale };
  // `found` was read by the specification from which the types of the parameters are made.
  const to = href(found.route, found.params as RouteParams[RouteName], locale);
  if (to !== path) return { kind: 'redirect', locale, to, status: path === `${to}/` ? 308 : 301 };
  return { kind: 'route', ...found, locale, preview: found.route === 'preview' } as RouteMatch;
}

/**
 * Segments as they were meant. An encoded slash stays inside its segment (`%2F` never makes a new one) and a broken
 * escape stays as it is; neither is a slug or a word of a table, so both end as no match. Nor can `..` or a control
 * character: only what a table or a parameter allows is ever let through.
 */
function readSegments(path: string): string[] {
  return path
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => (segment.includes('%') ? decoded(segment) : segment).toLowerCase());
}

function decoded(segment: string) {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

interface Place {
  readonly locale: Locale;
  readonly rest: readonly string[];
  /** False where a prefix was due and none stood there. */
  readonly prefixed: boolean;
}

/**
 * Both readings of the prefixes: `/fr`, and `/fr-be`, which leaves the default language's out.
 * Without its prefix only a word of the table counts, else every unknown path would be a page.
 */
function readPrefix(segments: readonly string[], market: MarketId): Place {
  const { locales, prefixed } = markets[market];
  const locale = locales.find((known) => known === segments[0] || (prefixed && languageOf(known) === segments[0]));
  if (locale !== undefined) return { locale, rest: segments.slice(1), prefixed: true };
  return { locale: locales[0], rest: segments, prefixed: !prefixed };
}

function rootRedirect(market: MarketId, context: MatchContext): RedirectMatch {
  const preferred = preferredLocale(market, context);
  const locale = preferred ?? markets[market].locales[0];
  const home = href('home', {}, locale);
  return { kind: 'redirect', locale, to: preferred === null ? (context.rootPath ?? home) : home, status: 302 };
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

/** What the words of the table leave over: the corner of a brand, else a page. */
function findOpenRoute(
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
