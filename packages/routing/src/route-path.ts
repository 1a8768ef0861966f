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

/** Kinds whose value can have several segments. */
const slugPaths: ReadonlySet<ParamKind> = new Set(['slugPath', 'text']);

/** A parsed path of a route table. */
export interface RoutePath {
  readonly route: RouteName;
  readonly parts: readonly ({ readonly literal: string } | Param)[];
  /** True for listings and results, whose segments are accepted in any order. */
  readonly sortable: boolean;
  /** The words after the last required parameter: `questions-reponses`. */
  readonly trailingLiterals: readonly string[];
}
export type Values = Readonly<Record<string, unknown>>;

/** @throws RoutingError 005 when the path does not contain the parameters of the route in their order */
export function parseRoutePath(route: RouteName, path: string): RoutePath {
  const specs: Readonly<Record<string, ParamSpec>> = routes[route];
  const parts = path === '' ? [] : path.split('/').map((segment) => parsePart(segment, specs));
  const expected = Object.keys(specs).join(', ');
  if (parts.flatMap((part) => ('param' in part ? [part.param] : [])).join(', ') !== expected) {
    throw new RoutingError(
      'VR-ROUTING-005',
      `path "${path}" of route "${route}" must contain the parameters [${expected}] in this order. ` +
        'Correct it in src/tables/.',
    );
  }
  return { route, parts, sortable: 'filters' in specs, trailingLiterals: literalsAfterRequired(parts) };
}

function literalsAfterRequired(parts: RoutePath['parts']): string[] {
  const start = parts.findLastIndex((part) => 'param' in part && !part.optional) + 1;
  return start === 0 ? [] : parts.slice(start).flatMap((part) => ('literal' in part ? [part.literal] : []));
}

const placeholder = /^\{(\w+)\}$/;

function parsePart(segment: string, specs: Readonly<Record<string, ParamSpec>>) {
  const param = placeholder.exec(segment)?.[1];
  if (param === undefined) return { literal: segment };
  const spec = specs[param] ?? 'slug';
  return { param, kind: spec.replace('?', '') as ParamKind, optional: spec.endsWith('?') };
}

/** The path with its parameters only, as internal paths are written. */
export function withoutLiterals(path: RoutePath): RoutePath {
  return {
    ...path,
    parts: path.parts.filter((part) => 'param' in part),
    trailingLiterals: [],
  };
}

/** Canonical order: terms and categories, then the page, then filters. */
function rankOf(segment: string) {
  if (!segment.startsWith('-') || segment.startsWith('-r--')) return 0;
  return segment.startsWith('-p--') ? 1 : 2;
}

/** The parameters in the segments, or null when the segments do not match the path. */
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
      const { read, omittedValue } = paramCodecs[part.kind];
      const end = slugPaths.has(part.kind) ? endOfSlugPath(path, given, next) : next + 1;
      const value = read(given.slice(next, end).join('/'));
      if (value === undefined && !part.optional) return null;
      if (value !== undefined) next = end;
      if (value !== undefined && value !== omittedValue) values[part.param] = value;
    }
  }
  return next === given.length ? values : null;
}

/** A slug path ends before the words that follow it, which are before a page or filter: those start with a dash. */
function endOfSlugPath({ trailingLiterals }: RoutePath, segments: readonly string[], start: number): number {
  const dashed = segments.findIndex((segment, index) => index >= start && segment.startsWith('-'));
  return Math.max(start + 1, (dashed === -1 ? segments.length : dashed) - trailingLiterals.length);
}

/**
 * The path's segments in canonical order.
 * @throws RoutingError 002 for an invalid value, 004 for a missing parameter
 */
export function writeRoutePath(path: RoutePath, values: Values, filters: FilterCodec): string[] {
  return writeParts(path, values, filters).flat();
}

/** The path with each slug path in one segment, as internal paths are written. */
export function writeInternalSegments(path: RoutePath, values: Values, filters: FilterCodec): string[] {
  const { parts } = path;
  return writeParts(path, values, filters).flatMap((segments, index) => {
    const part = parts[index];
    const isSlugPath = part !== undefined && 'kind' in part && slugPaths.has(part.kind);
    return isSlugPath && segments.length > 1 ? [segments.join(slashInside)] : segments;
  });
}

/** Joins the segments of a slug path in one segment of an internal path. No slug can contain it. */
const slashInside = '~';

/**
 * The slug in one segment of an internal path: `a~b` → `a/b`. The comma is the only allowed character that Next may pass
 * percent-encoded.
 */
export function slugFromSegment(segment: string): string {
  return segment.replaceAll(slashInside, '/').replaceAll(/%2c/gi, ',');
}

/** The segments of each part. */
function writeParts(path: RoutePath, values: Values, filters: FilterCodec): string[][] {
  const written: string[][] = [];
  let missing: Param | undefined;
  for (const part of path.parts) {
    if ('literal' in part) {
      written.push([part.literal]);
      continue;
    }
    const value = values[part.param];
    // A parameter after a missing one of the same kind would be read as that one: `/a-propos/{filter}` as the theme.
    if (value !== undefined && missing?.kind === part.kind) throw missingParam(path.route, missing.param);
    if (value === undefined && !part.optional) throw missingParam(path.route, part.param);
    if (value === undefined) missing = part;
    written.push(value === undefined ? [] : [...writeParam(path.route, part, value, filters)]);
  }
  return written;
}

function writeParam(route: RouteName, { param, kind }: Param, value: unknown, filters: FilterCodec) {
  const segments = kind === 'filters' ? writeFilterParam(value, filters) : writeSegment(kind, value);
  if (segments !== undefined) return segments;
  throw new RoutingError(
    'VR-ROUTING-002',
    `${describe(value)} is not a valid "${param}" of route "${route}". Pass a value of kind "${kind}" (src/routes.ts).`,
  );
}

function writeFilterParam(value: unknown, filters: FilterCodec) {
  return Array.isArray(value) ? writeFilters(value as readonly Filter[], filters) : undefined;
}

function writeSegment(kind: Exclude<ParamKind, 'filters'>, value: unknown) {
  const { write, omittedValue } = paramCodecs[kind];
  const segment = write(value);
  if (segment === undefined) return undefined;
  return value === omittedValue ? [] : segment.split('/');
}

/** Escaped, because messages are logged. Numbers are not, because JSON has no NaN. */
function describe(value: unknown) {
  return typeof value === 'number' ? String(value) : JSON.stringify(value);
}

function missingParam(route: RouteName, param: string) {
  return new RoutingError('VR-ROUTING-004', `route "${route}" needs the parameter "${param}". Pass it to href().`);
}
