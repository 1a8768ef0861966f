import { isDeepStrictEqual } from 'node:util';
import type { Resource } from '../resources/resource.ts';

/** How a content folder differs from the database: what an import would do. */
export interface Difference {
  readonly kind: 'create' | 'update' | 'delete';
  readonly before: Resource | null;
  readonly after: Resource | null;
}

function nameOf({ kind, key }: Resource): string {
  return `${kind}/${key}`;
}

/** `undefined` in a value and its absence mean the same in a file. */
function plain(resource: Resource): unknown {
  return JSON.parse(JSON.stringify({ ...resource, id: undefined }));
}

/** What has to happen to `stored` so that it becomes `wanted`. Resources are the same where kind and key are. */
export function differencesOf(stored: readonly Resource[], wanted: readonly Resource[]): Difference[] {
  const before = new Map(stored.map((resource) => [nameOf(resource), resource]));
  const after = new Map(wanted.map((resource) => [nameOf(resource), resource]));
  const changed = wanted.flatMap((resource): Difference[] => {
    const old = before.get(nameOf(resource)) ?? null;
    if (old === null) return [{ kind: 'create', before: null, after: resource }];
    return isDeepStrictEqual(plain(old), plain(resource)) ? [] : [{ kind: 'update', before: old, after: resource }];
  });
  const gone = stored
    .filter((resource) => !after.has(nameOf(resource)))
    .map((resource): Difference => ({ kind: 'delete', before: resource, after: null }));
  return [...changed, ...gone.toReversed()];
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

/** The fields that differ, one a line. */
function fieldLines(before: Resource, after: Resource): string[] {
  const [old, next] = [flat(plain(before), '', new Map()), flat(plain(after), '', new Map())];
  const names = [...new Set([...old.keys(), ...next.keys()])].filter((name) => old.get(name) !== next.get(name));
  return names.map((name) => `    ${name}: ${shortened(old.get(name))} → ${shortened(next.get(name))}`);
}

const signs = { create: '+', update: '~', delete: '-' } as const;

/** Differences for a person, those of a resource below its name. */
export function differenceText({ kind, before, after }: Difference): string {
  const resource = after ?? before;
  const title = `${signs[kind]} ${resource === null ? '' : nameOf(resource)}`;
  return before && after ? [title, ...fieldLines(before, after)].join('\n') : title;
}
