import { isDeepStrictEqual } from 'node:util';
import type { Resource } from '../resources/resource.ts';

/** A difference between a content folder and the database: a change that an import would make. */
export interface Difference {
  readonly kind: 'create' | 'update' | 'delete';
  readonly before: Resource | null;
  readonly after: Resource | null;
}

function nameOf({ kind, key }: Resource): string {
  return `${kind}/${key}`;
}

/** In a file, an absent value and `undefined` are equal. */
function plain(resource: Resource): unknown {
  return JSON.parse(JSON.stringify({ ...resource, id: undefined }));
}

/** The changes that turn `stored` into `wanted`. Resources with the same kind and key correspond. */
export function differencesOf(stored: readonly Resource[], wanted: readonly Resource[]): Difference[] {
  const before = new Map(stored.map((resource) => [nameOf(resource), resource]));
  const after = new Map(wanted.map((resource) => [nameOf(resource), resource]));
  const changed = wanted.flatMap((resource): Difference[] => {
    const old = before.get(nameOf(resource)) ?? null;
    if (old === null) return [{ kind: 'create', before: null, after: resource }];
    return isDeepStrictEqual(plain(old), plain(resource)) ? [] : [{ kind: 'update', before: old, after: resource }];
  });
  const removed = stored
    .filter((resource) => !after.has(nameOf(resource)))
    .map((resource): Difference => ({ kind: 'delete', before: resource, after: null }));
  return [...changed, ...removed.toReversed()];
}

function flat(value: unknown, path: string, into: Map<string, string>): Map<string, string> {
  if (typeof value !== 'object' || value === null) return into.set(path, JSON.stringify(value) ?? 'undefined');
  for (const [name, inner] of Object.entries(value)) flat(inner, path === '' ? name : `${path}.${name}`, into);
  return into;
}

const longestValue = 70;

function shortened(text: string | undefined): string {
  if (text === undefined) return '(absent)';
  return text.length <= longestValue ? text : `${text.slice(0, longestValue)}…`;
}

/** The fields that differ, one per line. */
function fieldLines(before: Resource, after: Resource): string[] {
  const [old, next] = [flat(plain(before), '', new Map()), flat(plain(after), '', new Map())];
  const names = [...new Set([...old.keys(), ...next.keys()])].filter((name) => old.get(name) !== next.get(name));
  return names.map((name) => `    ${name}: ${shortened(old.get(name))} → ${shortened(next.get(name))}`);
}

const signs = { create: '+', update: '~', delete: '-' } as const;

/** A readable description of a difference: the name of the resource, then its changed fields. */
export function differenceText({ kind, before, after }: Difference): string {
  const resource = after ?? before;
  const title = `${signs[kind]} ${resource === null ? '' : nameOf(resource)}`;
  return before && after ? [title, ...fieldLines(before, after)].join('\n') : title;
}
