import type { RedirectStatus } from './rule.ts';

/** The part of a rule that a look-up needs. */
export interface Entry {
  /** With a `*` for each part of the path that the rule carries over to the target. */
  readonly to: string;
  readonly status: RedirectStatus;
  readonly keepsQuery: boolean;
  readonly line: number;
}

/** Entries by path in normal form. If two have the same path, the first wins. */
export interface EntryIndex {
  add(path: string, entry: Entry): void;
  /** @param end looks up only the first `end` characters of `path`; all by default */
  get(path: string, end?: number): Entry | undefined;
}

/** Entries as objects. Fastest for thousands of entries; needs much memory for a million. */
export class MapIndex extends Map<string, Entry> implements EntryIndex {
  add(path: string, entry: Entry): void {
    if (!this.has(path)) this.set(path, entry);
  }

  override get(path: string, end: number = path.length): Entry | undefined {
    return super.get(path.slice(0, end));
  }
}
