/** The entry of a published package: a style sheet, or a module with its declarations. */
export type Target = string | { types: string; default: string };

/** The used fields of a `package.json`. */
export interface Manifest {
  /** Entry → source file. */
  exports?: Record<string, string>;
  /** Entries that only this repository uses. */
  unpublished?: string[];
  [field: string]: unknown;
}

export function publishedEntries(manifest: Manifest): [subpath: string, source: string][];
export function builtTarget(source: string): Target;
export function publishedManifest(manifest: Manifest): Manifest;
