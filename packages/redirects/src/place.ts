import type { Address } from './address.ts';
import { MapIndex, type Entry, type EntryIndex } from './entry.ts';
import { isNormalPath, isPlainFrom, maxPathLength, normalPath } from './normal-path.ts';
import { PatternList } from './pattern-list.ts';
import { splitQuery, withQuery, type QueryCondition } from './query.ts';
import { replacedPath, type Replacement } from './replacement.ts';
import type { Source } from './source.ts';
import { filledWith, filledTarget, isSafeTarget } from './target.ts';

/** One rule applied once: where it leads, for which line. */
export interface Hop extends Pick<Entry, 'to' | 'status' | 'line'> {
  /** The target as the rule has it, where `to` is more. */
  readonly text?: string;
}

/**
 * The rules of one host, or of all. The most particular decides: an exact path with a query, an exact path, a pattern,
 * the longest prefix, a replaced word; among equals the first in the file.
 */
export class Place {
  #exact: EntryIndex;
  /** By path, the sets of parameters that rules ask for there, the largest first. */
  #queryNames = new Map<string, (readonly string[])[]>();
  #patterns = new PatternList();
  #prefixes: EntryIndex;
  /** How many segments prefixes have, the most first. */
  #depths: number[] = [];
  #replacements: Replacement[] = [];

  constructor(createIndex: () => EntryIndex = () => new MapIndex()) {
    this.#exact = createIndex();
    this.#prefixes = createIndex();
  }

  add(source: Source, entry: Entry): void {
    switch (source.kind) {
      case 'exact':
        if (source.query === null) this.#exact.add(source.path, entry);
        else this.#addWithQuery(source.path, source.query, entry);
        break;
      case 'prefix':
        this.#prefixes.add(source.path, entry);
        this.#addDepth(depthOf(source.path));
        break;
      case 'pattern':
        this.#patterns.add(source.path, entry);
        break;
      case 'replace':
        this.#replacements.push({ ...source, entry });
    }
  }

  find({ pathname, search, keepsQuery = true }: Address): Hop | null {
    if (pathname.length > maxPathLength || !pathname.startsWith('/')) return null;
    const path = isNormalPath(pathname) ? pathname : normalPath(pathname);
    const kept = keepsQuery ? search : '';
    const asksQuery = search !== '' && this.#queryNames.size > 0;
    return (
      (asksQuery ? this.#findWithQuery(path, search, keepsQuery) : null) ??
      this.#findExact(path, kept) ??
      this.#findPattern(path, kept) ??
      this.#findPrefix(path, kept) ??
      this.#findReplacement(path, kept)
    );
  }

  #addDepth(depth: number): void {
    if (!this.#depths.includes(depth)) this.#depths = [...this.#depths, depth].toSorted((a, b) => b - a);
  }

  #addWithQuery(path: string, { names, key }: QueryCondition, entry: Entry): void {
    const sets = this.#queryNames.get(path) ?? [];
    if (!sets.some((set) => set.join('&') === names.join('&'))) {
      this.#queryNames.set(
        path,
        [...sets, names].toSorted((a, b) => b.length - a.length),
      );
    }
    this.#exact.add(`${path}?${key}`, entry);
  }

  #findExact(path: string, kept: string): Hop | null {
    const entry = this.#exact.get(path);
    return entry === undefined ? null : answer(entry, entry.to, kept);
  }

  #findWithQuery(path: string, search: string, keepsQuery: boolean): Hop | null {
    for (const names of this.#queryNames.get(path) ?? []) {
      const query = splitQuery(search, names);
      const entry = query === null ? undefined : this.#exact.get(`${path}?${query.key}`);
      if (query !== null && entry !== undefined) return answer(entry, entry.to, keepsQuery ? query.rest : '');
    }
    return null;
  }

  #findPattern(path: string, kept: string): Hop | null {
    const found = this.#patterns.find(path);
    return found && answer(found.entry, filledTarget(found.entry.to, found.captures), kept);
  }

  #findPrefix(path: string, kept: string): Hop | null {
    for (const depth of this.#depths) {
      const end = endOfSegment(path, depth);
      const entry = end === -1 ? undefined : this.#prefixes.get(path, end);
      if (entry === undefined) continue;
      const rest = path.slice(end + 1);
      return answer(entry, isPlainFrom(path, end) ? filledWith(entry.to, rest) : filledTarget(entry.to, [rest]), kept);
    }
    return null;
  }

  #findReplacement(path: string, kept: string): Hop | null {
    const found = this.#replacements.find(({ word }) => path.includes(word));
    if (found === undefined) return null;
    const to = replacedPath(path, found);
    return answer(found.entry, isSafeTarget(to) ? to : null, kept);
  }
}

/** Null for a target that filling made unsafe: such an address is answered like any unknown one. */
function answer(entry: Entry, to: string | null, query: string): Hop | null {
  if (to === null) return null;
  const goesAlong = query !== '' && entry.keepsQuery;
  if (to === entry.to && !goesAlong) return entry;
  return { to: goesAlong ? withQuery(to, query) : to, status: entry.status, line: entry.line, text: entry.to };
}

function depthOf(path: string) {
  return path.split('/').length - 1;
}

/** Where the first `depth` segments end; -1 if there are fewer. */
function endOfSegment(path: string, depth: number): number {
  let end = 0;
  for (let left = depth; left > 0; left -= 1) {
    if (end === path.length) return -1;
    end = path.indexOf('/', end + 1);
    if (end === -1) end = path.length;
  }
  return end;
}
