import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hasRoute,
  href,
  internalPath,
  locales,
  marketIds,
  marketOf,
  match,
  paramsFromSegments,
  routeNames,
  type Filter,
  type Locale,
  type Match,
  type RouteName,
} from '../src/index.ts';
import { isReserved, localeRoutes } from '../src/locale-routes.ts';
import { tables } from '../src/tables/tables.ts';
import { arbitraryParams, arbitrarySlug } from './arbitrary-params.ts';

const pairs = locales.flatMap((locale) =>
  routeNames.filter((name) => hasRoute(name, locale)).map((name) => [name, locale] as const),
);

const wordOf = ({ name, value }: Filter, locale: Locale) => {
  const words: Readonly<Record<string, string>> = { ...tables[locale].filters.sort, ...tables[locale].filters.display };
  return words[value] ?? `${name}${value}`;
};
/** Filters regardless of their order. */
const unordered = (params: object, locale: Locale) =>
  'filters' in params && Array.isArray(params.filters)
    ? { ...params, filters: (params.filters as Filter[]).toSorted((a, b) => (wordOf(a, locale) < wordOf(b, locale) ? -1 : 1)) }
    : params;

/** A page or corner whose first segment the table claims is refused by href. */
const isClaimed = (name: RouteName, params: object, locale: Locale) => {
  if (name !== 'page' && name !== 'corner') return false;
  return isReserved(String(Object.values(params)[0]), localeRoutes(locale));
};
const cornerBrandsOf = (params: object) => new Set('brand' in params ? [String(params.brand)] : []);

const expectCanonical = (found: Match, market: (typeof marketIds)[number], cornerBrands?: ReadonlySet<string>) => {
  if (found.kind !== 'redirect') return;
  const again = match(found.to, market, { cornerBrands });
  expect(again.kind, found.to).toBe('route');
};

describe('match is the inverse of href', () => {
  it.each(pairs)('%s in %s', (name, locale) => {
    fc.assert(
      fc.property(arbitraryParams(name), (params) => {
        fc.pre(!isClaimed(name, params, locale));
        const path = href(name, params, locale);
        const found = match(path, marketOf(locale).id, { cornerBrands: cornerBrandsOf(params) });
        expect(found.kind === 'route' && { ...found, params: unordered(found.params, locale) }).toEqual({
          kind: 'route',
          route: name,
          locale,
          params: unordered(params, locale),
          preview: name === 'preview',
        });
      }),
      { numRuns: 60 },
    );
  });
});

describe('paramsFromSegments is the inverse of internalPath', () => {
  it.each(pairs)('%s in %s', (name, locale) => {
    fc.assert(
      fc.property(arbitraryParams(name), (params) => {
        const [, prefix, screen, ...segments] = internalPath({ route: name, params, locale }).split('/');
        expect([prefix, screen]).toEqual([locale, name]);
        const read = paramsFromSegments(name, segments.map(encodeURIComponent), locale);
        expect(read === null ? null : unordered(read, locale)).toEqual(unordered(params, locale));
      }),
      { numRuns: 40 },
    );
  });
});

const words = [
  ...new Set(
    locales.flatMap((locale) => Object.values(tables[locale].paths).flatMap((path) => path?.split('/') ?? [])),
  ),
];
const arbitrarySegment = fc.oneof(
  fc.constantFrom(...words, ...locales, 'fr', 'nl', 'de', 'it', 'es', 'index', 'preview', '', '..', '%2F', '%zz', '%41'),
  fc.constantFrom('-p--1', '-p--2', '-p--0', '-r--vitamine', '-gout--fraise', '-tri--prix-croissant', '-prix--10-30'),
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
const cornerBrands = new Set(['florelune', 'index', 'marques', 'preview']);

describe.each(marketIds)('any path on %s', (market) => {
  it('gets an answer in a language of the market, and a redirect leads to a route in one step', () => {
    fc.assert(
      fc.property(arbitraryPath, (path) => {
        const found = match(path, market, { cornerBrands });
        expect(marketOf(found.locale).id).toBe(market);
        expectCanonical(found, market, cornerBrands);
        if (found.kind === 'redirect') expect(found.to).toMatch(/^\/(?!\/)[a-z0-9/_,-]*$/);
        if (found.kind === 'route') expect(href(found.route, found.params, found.locale)).toBe(path);
      }),
      { numRuns: 3_000 },
    );
  });
});

describe('spellings of one address', () => {
  it.each(pairs)('%s in %s: shuffled case, slashes and prefix lead home in one step', (name, locale) => {
    fc.assert(
      fc.property(arbitraryParams(name), fc.constantFrom('upper', 'trailing', 'doubled', 'encoded', 'code'), (params, way) => {
        fc.pre(!isClaimed(name, params, locale) && name !== 'home');
        const path = href(name, params, locale);
        const { prefix } = localeRoutes(locale);
        const rest = path.slice(prefix.length);
        const spelled = {
          upper: path.toUpperCase(),
          trailing: `${path}/`,
          doubled: path.replaceAll('/', '//'),
          encoded: `/%${path.charCodeAt(1).toString(16)}${path.slice(2)}`,
          code: `/${locale}${rest}`,
        }[way];
        fc.pre(spelled !== path);
        const found = match(spelled, marketOf(locale).id, { cornerBrands: cornerBrandsOf(params) });
        expect(found).toEqual({ kind: 'redirect', locale, to: path, status: way === 'trailing' ? 308 : 301 });
      }),
      { numRuns: 40 },
    );
  });
});
