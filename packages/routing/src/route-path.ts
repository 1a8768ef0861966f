import { readFilters, writeFilters, type FilterCodec } from './filter-segments.ts';
import type { Filter } from './filters.ts';
import { paramCodecs } from './param-codecs.ts';
import { routes, type ParamKind, type ParamSpec, type RouteName } from './routes.ts';
import { RoutingError } from './routing-error.ts';

interface Param {
  readonly param: string;
  readonly kind: ParamKind;
  readonly optional: boolean;
}
type Part = { readonly literal: string } | Param;

/** A path of a table, taken apart once. */
export interface RoutePath {
  readonly route: RouteName;
  readonly parts: readonly Part[];
  /** Listings and results: their segments may arrive in another order. */
  readonly sortable: boolean;
}
export type Values = Readonly<Record<string, unknown>>;

const placeholder = /^\{(\w+)\}$/;

/** @throws RoutingError 005 where the path names a parameter that the route lacks, or the other way round. */
export const parseRoutePath = (route: RouteName, path: string): RoutePath => {
  const specs: Readonly<Record<string, ParamSpec>> = routes[route];
  const parts = path === '' ? [] : path.split('/').map((segment) => parsePart(segment, specs));
  const found = parts.flatMap((part) => ('param' in part ? [part.param] : []));
  if (found.join() !== Object.keys(specs).join()) {
    throw new RoutingError(
      'VR-ROUTING-005',
      `path "${path}" of route "${route}" must hold the parameters [${Object.keys(specs).join(', ')}] in this order. Mend it in src/tables/.`,
    );
  }
  return { route, parts, sortable: 'filters' in specs };
};

const parsePart = (segment: string, specs: Readonly<Record<string, ParamSpec>>): Part => {
  const param = placeholder.exec(segment)?.[1];
  if (param === undefined) return { literal: segment };
  const spec = specs[param] ?? 'slug';
  return { param, kind: spec.replace('?', '') as ParamKind, optional: spec.endsWith('?') };
};

/** The parameters alone: how a path travels inside an app. */
export const withoutLiterals = (path: RoutePath): RoutePath => ({
  ...path,
  parts: path.parts.filter((part) => 'param' in part),
});

const rank = (segment: string) => {
  if (!segment.startsWith('-') || segment.startsWith('-r--')) return 0;
  return segment.startsWith('-p--') ? 1 : 2;
};

/** The parameters that the segments hold; null where they are not this path. */
export const readRoutePath = (path: RoutePath, segments: readonly string[], filters: FilterCodec): Values | null => {
  const given = path.sortable ? segments.toSorted((a, b) => rank(a) - rank(b)) : segments;
  const values: Record<string, unknown> = {};
  let next = 0;
  for (const part of path.parts) {
    if ('literal' in part) {
      if (given[next] !== part.literal) return null;
      next += 1;
    } else if (part.kind === 'filters') {
      const chosen = readFilters(given.slice(next), filters);
      if (chosen === undefined) return null;
      if (chosen.length > 0) values[part.param] = chosen;
      next = given.length;
    } else {
      const segment = given[next];
      const value = segment === undefined ? undefined : paramCodecs[part.kind].read(segment);
      if (value === undefined && !part.optional) return null;
      if (value !== undefined) next += 1;
      // Page 1 is what stands without a page, so it is not a parameter.
      if (value !== undefined && paramCodecs[part.kind].write(value) !== '') values[part.param] = value;
    }
  }
  return next === given.length ? values : null;
};

/**
 * The segments that hold the parameters, in canonical order.
 * @throws RoutingError 002 for a value that no path can hold, 004 for a missing one
 */
export const writeRoutePath = (path: RoutePath, values: Values, filters: FilterCodec): string[] => {
  const segments: string[] = [];
  let missing: Param | undefined;
  for (const part of path.parts) {
    if ('literal' in part) {
      segments.push(part.literal);
    } else if (values[part.param] === undefined) {
      if (!part.optional) throw missingParam(path.route, part.param);
      missing = part;
    } else if (missing !== undefined && missing.kind === part.kind) {
      // `/a-propos/{filter}` without its theme would be read as a theme.
      throw missingParam(path.route, missing.param);
    } else {
      segments.push(...writeParam(path.route, part, values[part.param], filters));
    }
  }
  return segments;
};

const writeParam = (route: RouteName, { param, kind }: Param, value: unknown, filters: FilterCodec) => {
  if (kind === 'filters') {
    const segments = Array.isArray(value) ? writeFilters(value as readonly Filter[], filters) : undefined;
    if (segments === undefined) throw badParam(route, param, value);
    return segments;
  }
  const segment = paramCodecs[kind].write(value);
  if (segment === undefined) throw badParam(route, param, value);
  return segment === '' ? [] : [segment];
};

const missingParam = (route: RouteName, param: string) =>
  new RoutingError('VR-ROUTING-004', `route "${route}" lacks its parameter "${param}". Pass it to href().`);

const badParam = (route: RouteName, param: string, value: unknown) =>
  new RoutingError(
    'VR-ROUTING-002',
    `parameter "${param}" of route "${route}" cannot be ${JSON.stringify(value) ?? String(value)}. Pass a value of the kind that src/routes.ts names.`,
  );
