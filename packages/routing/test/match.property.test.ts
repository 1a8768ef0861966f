import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  href,
  internalPath,
  screens,
  locales,
  marketIds,
  marketOf,
  match,
  paramsFromSegments,
  type Filter,
  type MatchContext,
  type RouteMatch,
} from '../src/index.ts';
import { localeRoutes } from '../src/locale-routes.ts';
import { tables } from '../src/tables/tables.ts';
import { arbitraryRoute, arbitrarySlug } from './arbitrary-params.ts';

const runs = { numRuns: 2_000 };

function keyOf({ name, value }: Filter) {
  return `${name} ${value}`;
}

/** Parameters with sorted filters, because a path has them in canonical order. */
function comparable(params: RouteMatch['params'] | null) {
  return params !== null && 'filters' in params && Array.isArray(params.filters)
    ? { ...params, filters: params.filters.map(keyOf).sort() }
    : params;
}

function hrefOf({ route, params, locale }: RouteMatch) {
  return href(route, params, locale);
}

function contextOf({ params }: RouteMatch): MatchContext {
  return {
    cornerBrands: new Set('brand' in params ? [String(params.brand)] : []),
  };
}

describe.each(locales)('every route of %s', (locale) => {
  const market = marketOf(locale).id;

  it('match is the inverse of href', () => {
    fc.assert(
      fc.property(arbitraryRoute(locale), (route) => {
        const found = match(hrefOf(route), market, contextOf(route));
        expect(found.kind === 'route' && { ...found, params: comparable(found.params) }).toEqual({
          ...route,
          params: comparable(route.params),
        });
      }),
      runs,
    );
  });

  it('paramsFromSegments is the inverse of internalPath', () => {
    fc.assert(
      fc.property(arbitraryRoute(locale), (route) => {
        const { path } = screens[route.route];
        const [, prefix, ...rest] = internalPath(route).split('/');
        expect([prefix, ...rest.slice(0, path.length)]).toEqual([locale, ...path]);
        const segments = rest.slice(path.length);
        const params = paramsFromSegments(route.route, segments.map(encodeURIComponent), locale);
        expect(comparable(params)).toEqual(comparable(route.params));
      }),
      runs,
    );
  });

  const { prefix } = localeRoutes(locale);
  const spellings: Readonly<Record<string, (path: string) => string>> = {
    'in upper case': (path) => path.toUpperCase(),
    'with a trailing slash': (path) => `${path}/`,
    'with doubled slashes': (path) => path.replaceAll('/', '//'),
    'with an unnecessary escape': (path) => `/%${path.charCodeAt(1).toString(16)}${path.slice(2)}`,
    'with the locale prefix': (path) => `/${locale}${path.slice(prefix.length)}`,
  };
  it.each(Object.entries(spellings))('%s redirects to the canonical path', (_, spell) => {
    fc.assert(
      fc.property(arbitraryRoute(locale), (route) => {
        const to = hrefOf(route);
        const spelled = to === '/' ? '//' : spell(to);
        fc.pre(spelled !== to);
        const status = spelled === `${to}/` ? 308 : 301;
        expect(match(spelled, market, contextOf(route))).toEqual({ kind: 'redirect', locale, to, status });
      }),
      runs,
    );
  });
});

const words = locales.flatMap((locale) =>
  Object.values(tables[locale].paths).flatMap((path) => path?.split('/').filter((word) => !word.startsWith('{')) ?? []),
);
const arbitrarySegment = fc.oneof(
  fc.constantFrom(...words, ...locales, 'fr', 'nl', 'de', 'it', 'es', 'index', 'preview'),
  fc.constantFrom('', '.', '..', '%2F', '%2e%2e', '%zz', '%', '%41', '%00', '\\'),
  fc.constantFrom('-p--1', '-p--2', '-p--0', '-r--zinc', '-gout--fraise', '-tri--prix-croissant', '-prix--10-30'),
  arbitrarySlug,
  fc.nat(20).map(String),
  fc.string({ unit: 'binary', maxLength: 8 }),
);
const arbitraryPath = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.webPath(),
  fc.array(arbitrarySegment, { maxLength: 14 }).map((segments) => `/${segments.join('/')}`),
  fc.array(arbitrarySegment, { maxLength: 6 }).map((segments) => `/${segments.join('/')}`.toUpperCase()),
);
const hostileBrands: MatchContext = {
  cornerBrands: new Set(['florelune', 'index', 'marques', 'preview', 'es-es', '']),
};

describe.each(marketIds)('any path on %s', (market) => {
  it('matches in a locale of the market, and a redirect leads to a route', () => {
    fc.assert(
      fc.property(arbitraryPath, (path) => {
        const found = match(path, market, hostileBrands);
        expect(marketOf(found.locale).id).toBe(market);
        if (found.kind === 'route') expect(hrefOf(found)).toBe(path);
        if (found.kind === 'redirect') {
          expect(found.to).toMatch(/^\/(?!\/)[a-z0-9/_,-]*$/);
          expect(match(found.to, market, hostileBrands).kind).toBe('route');
        }
      }),
      { numRuns: 5_000 },
    );
  });
});
