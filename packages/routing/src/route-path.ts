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

/** A path of a table, taken apart once. */
export interface RoutePath {
  readonly route: RouteName;
  readonly parts: readonly ({ readonly literal: string } | Param)[];
  /** Listings and results: their segments may arrive in another order. */
  readonly sortable: boolean;
}
export type Values = Readonly<Record<string, unknown>>;

/** @throws RoutingError 005 where the path doesn't hold the route's parameters in their order */
export function parseRoutePath(route: RouteName, path: string): RoutePath {
  const specs: Readonly<Record<string, ParamSpec>> = routes[route];
  const parts = path === '' ? [] : path.split('/').map((segment) => parsePart(segment, specs));
  const expected = Object.keys(specs).join(', ');
  if (parts.flatMap((part) => ('param' in part ? [part.param] : [])).join(', ') !== expected) {
    throw new RoutingError(
      'VR-ROUTING-005',
      `path "${path}" of route "${route}" must hold the parameters [${expected}] in this order. ` +
        'Mend it in src/tables/.',
    );
  }
  return { route, parts, sortable: 'filters' in specs };
}

const placeholder = /^\{(\w+)\}$/;

function parsePart(segment: string, specs: Readonly<Record<string, ParamSpec>>) {
  const param = placeholder.exec(segment)?.[1];
  if (param === undefined) return { literal: segment };
  const spec = specs[param] ?? 'slug';
  return { param, kind: spec.replace('?', '') as ParamKind, optional: spec.endsWith('?') };
}

/** The parameters alone: how a path travels inside an app. */
export function withoutLiterals(path: RoutePath): RoutePath {
  return {
    ...path,
    parts: path.parts.filter((part) => 'param' in part),
  };
}

/** Terms and categories, then the page, then filters. */
function rankOf(segment: string) {
  if (!segment.startsWith('-') || segment.startsWith('-r--')) return 0;
  return segment.startsWith('-p--') ? 1 : 2;
}

/** The parameters that the segments hold; null where they are not this path. */
export function readRoutePath(path: RoutePath, segments: readonly string[], filters: FilterCodec): Values | null {
  const given = path.sortable ? segments.toSorted((a, b) => rankOf(a) - rankOf(b)) : segments;
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
      const { read, silent } = paramCodecs[part.kind];
      const value = read(given[next] ?? '');
      if (value === undefined && !part.optional) return null;
      if (value !== undefined) next += 1;
      if (value !== undefined && value !== silent) values[part.param] = value;
    }
  }
  return next === given.length ? values : null;
}

/**
 * The path's segments in canonical order.
 * @throws RoutingError 002 for a value that no path can hold, 004 for a missing one
 */
export function writeRoutePath(path: RoutePath, values: Values, filters: FilterCodec): string[] {
  const segments: string[] = [];
  let missing: Param | undefined;
  for (const part of path.parts) {
    if ('literal' in part) {
      segments.push(part.literal);
      continue;
    }
    const value = values[part.param];
    // A parameter after an absent one of its kind would be read as that one: `/a-propos/{filter}` as a theme.
    if (value !== undefined && missing?.kind === part.kind) throw missingParam(path.route, missing.param);
    if (value !== undefined) segments.push(...writeParam(path.route, part, value, filters));
    else if (part.optional) missing = part;
    else throw missingParam(path.route, part.param);
  }
  return segments;
}

function writeParam(route: RouteName, { param, kind }: Param, value: unknown, filters: FilterCodec) {
  const segments = kind === 'filters' ? writeFilterParam(value, filters) : writeSegment(kind, value);
  if (segments !== undefined) return segments;
  throw new RoutingError(
    'VR-ROUTING-002',
    `no path can hold ${describe(value)} as "${param}" of route "${route}". Pass what src/routes.ts names: ${kind}.`,
  );
}

function writeFilterParam(value: unknown, filters: FilterCodec) {
  return Array.isArray(value) ? writeFilters(value as readonly Filter[], filters) : undefined;
}

function writeSegment(kind: Exclude<ParamKind, 'filters'>, value: unknown) {
  const { write, silent } = paramCodecs[kind];
  const segment = write(value);
  if (segment === undefined) return undefined;
  return value === silent ? [] : [segment];
}

/** Escaped, because messages end in logs; a number as it is, because JSON knows no NaN. */
function describe(value: unknown) {
  return typeof value === 'number' ? String(value) : JSON.stringify(value);
}

function missingParam(route: RouteName, param: string) {
  return new RoutingError('VR-ROUTING-004', `route "${route}" lacks its parameter "${param}". Pass it to href().`);
}
