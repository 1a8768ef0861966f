import fc from 'fast-check';
import {
  displayValues,
  filterNames,
  sortValues,
  suitabilityValues,
  type Filter,
  type FilterName,
} from '../src/filters.ts';
import { previewTypes } from '../src/preview-types.ts';
import { hasRoute } from '../src/href.ts';
import { isReserved, localeRoutes } from '../src/locale-routes.ts';
import type { RouteMatch } from '../src/match.ts';
import type { Locale } from '../src/registry.ts';
import { routeNames, routes, type ParamKind, type ParamSpec, type RouteName } from '../src/routes.ts';

function text(alphabet: string, max = 20) {
  return fc.string({ unit: fc.constantFrom(...alphabet), maxLength: max });
}

export const arbitrarySlug = fc
  .tuple(fc.constantFrom(...'abcxyz0129'), text('abcxyz0129-'))
  .map(([first, rest]) => first + rest);

const arbitraryRange = fc
  .tuple(fc.nat(99_999), fc.nat(99_999))
  .map(([a, b]) => `${String(Math.min(a, b))}-${String(Math.max(a, b))}`);

function arbitraryValue(name: FilterName) {
  if (name === 'suitability') return fc.constantFrom(...suitabilityValues);
  if (name === 'display') return fc.constantFrom(...displayValues);
  if (name === 'sort') return fc.constantFrom(...sortValues);
  return name === 'price' ? arbitraryRange : arbitrarySlug;
}

const arbitraryFilter: fc.Arbitrary<Filter> = fc
  .constantFrom(...filterNames)
  .chain((name) => arbitraryValue(name).map((value) => ({ name, value })));

/** In any order and without duplicates; at most one sort and one price. */
const arbitraryFilters = fc.uniqueArray(arbitraryFilter, {
  minLength: 1,
  maxLength: 10,
  selector: ({ name, value }) => (name === 'sort' || name === 'price' ? name : `${name} ${value}`),
});

const byKind: Readonly<Record<ParamKind, fc.Arbitrary<unknown>>> = {
  slug: arbitrarySlug,
  slugPath: fc.array(arbitrarySlug, { minLength: 1, maxLength: 3 }).map((slugs) => slugs.join('/')),
  word: arbitrarySlug.map((slug) => `${slug}x`),
  text: fc.tuple(fc.constantFrom(...'abc_,09'), text('abc_,09-')).map(([first, rest]) => `${first}${rest}-x`),
  id: fc.integer({ min: 1, max: 2_147_483_647 }),
  number: fc.integer({ min: 2, max: 10_000 }),
  page: fc.integer({ min: 2, max: 10_000 }),
  terms: arbitrarySlug,
  filters: arbitraryFilters,
  previewType: fc.constantFrom(...previewTypes),
};

/** Removes optional parameters after a missing one of the same kind. */
function withoutGaps(specs: readonly (readonly [string, ParamSpec])[], values: Record<string, unknown>) {
  const kept: Record<string, unknown> = {};
  const absent = new Set<ParamSpec>();
  for (const [param, spec] of specs) {
    if (values[param] === undefined || absent.has(spec)) absent.add(spec);
    else kept[param] = values[param];
  }
  return kept;
}

/** Valid parameters of a route, with or without each optional one. */
function arbitraryParams(name: RouteName) {
  const specs: readonly (readonly [string, ParamSpec])[] = Object.entries(routes[name]);
  const shape = specs.map(([param, spec]) => {
    const value = byKind[spec.replace('?', '') as ParamKind];
    return [param, spec.endsWith('?') ? fc.option(value, { nil: undefined }) : value] as const;
  });
  return fc.record(Object.fromEntries(shape)).map((values) => withoutGaps(specs, values));
}

/** A page or corner whose first segment belongs to another route; href throws for it. */
function isRefused(name: RouteName, params: object, locale: Locale) {
  return (name === 'page' || name === 'corner') && isReserved(String(Object.values(params)[0]), localeRoutes(locale));
}

/** Any route of a locale with valid parameters, as `match` returns it. */
export function arbitraryRoute(locale: Locale): fc.Arbitrary<RouteMatch> {
  return fc
    .constantFrom(...routeNames.filter((name) => hasRoute(name, locale)))
    .chain((route) => arbitraryParams(route).map((params) => ({ route, params })))
    .filter(({ route, params }) => !isRefused(route, params, locale))
    .map((found) => ({ kind: 'route', ...found, locale, preview: found.route === 'preview' }) as RouteMatch);
}
