import type { Models } from '../models/models.ts';
import type { Kind } from '../resources/kinds.ts';
import { isVisible, type Publication } from '../resources/resource.ts';

/** A resource as the projection reads it from the database. */
export type LoadedResource<Name extends Kind = Kind> = {
  readonly [Each in Name]: Publication & {
    readonly kind: Each;
    readonly id: number;
    readonly key: string;
    readonly revision: number;
    readonly model: Models[Each];
    /** Packed word lists; null for resources that are not searched. */
    readonly words: string | null;
  };
}[Name];

/** The columns of a row in memory. */
export function columnsOf({ id, key, revision }: LoadedResource): { id: number; key: string; revision: number } {
  return {
    id,
    key,
    revision,
  };
}

/** Returns the resource if it is published at `now`, else null. */
export function visibleAt<Name extends Kind>(
  loaded: LoadedResource<Name> | null,
  now: number,
): LoadedResource<Name> | null {
  return loaded !== null && isVisible(loaded, now) ? loaded : null;
}
