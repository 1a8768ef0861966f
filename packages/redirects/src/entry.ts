import type { RedirectStatus } from './rule.ts';

/** What a look-up needs of a rule. */
export interface Entry {
  /** With a `*` for each part of the path that the rule carries over. */
  readonly to: string;
  readonly status: RedirectStatus;
  readonly keepsQuery: boolean;
  readonly line: number;
}

/** Entries by the normal form of a path. Where two have the same path, the first stays. */
export interface EntryIndex {
  add(path: string, entry: Entry): void;
  /** @param end where in `path` the path ends that is asked for; at its end if not said */
  get(path: string, end?: number): Entry | undefined;
}

/** Entries as objects, ready to be handed out: fastest for thousands, heavy for a million. */
export class MapIndex extends Map<string, Entry> implements EntryIndex {
  add(path: string, entry: Entry): void {
    if (!this.has(path)) this.set(path, entry);
  }

  override get(path: string, end: number = path.length): Entry | undefined {
    return super.get(path.slice(0, end));
  }
}
