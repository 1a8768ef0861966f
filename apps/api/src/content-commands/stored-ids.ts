import type { Kind } from '../resources/kinds.ts';
import { referenceText } from '../resources/references.ts';
import type { Resource } from '../resources/resource.ts';

/**
 * Replaces the ids of `wanted` by those in the database, so that references of other systems stay valid. A new resource
 * has the id of its file, or the next free id if another resource already has it.
 */
export function withStoredIds(stored: readonly Resource[], wanted: readonly Resource[]): Resource[] {
  const names = new Set(wanted.map(referenceText));
  const kept = stored.filter((resource) => names.has(referenceText(resource)));
  const idOf = new Map(kept.map((resource) => [referenceText(resource), resource.id]));
  const taken = new Set(kept.map(nameOf));
  const last = lastIds([...kept, ...wanted]);
  return wanted.map((resource) => {
    const known = idOf.get(referenceText(resource));
    if (known !== undefined) return { ...resource, id: known };
    if (!taken.has(nameOf(resource))) return resource;
    const id = (last.get(resource.kind) ?? 0) + 1;
    last.set(resource.kind, id);
    return { ...resource, id };
  });
}

function nameOf({ kind, id }: Resource): string {
  return `${kind}/${String(id)}`;
}

function lastIds(resources: readonly Resource[]): Map<Kind, number> {
  const last = new Map<Kind, number>();
  for (const { kind, id } of resources) last.set(kind, Math.max(last.get(kind) ?? 0, id));
  return last;
}
