import type { Address } from './address.ts';
import { MapIndex, type Entry, type EntryIndex } from './entry.ts';
import { isNormalPath, isPlainFrom, maxPathLength, normalPath } from './normal-path.ts';
import { PatternList } from './pattern-list.ts';
import { splitQuery, withQuery, type QueryCondition } from './query.ts';
import { replacedPath, type Replacement } from './replacement.ts';
import type { Source } from './source.ts';
import { filledWithRest, filledTarget, isSafeTarget } from './target.ts';

/** The result of one rule applied once: where it leads, and the rule's line. */
export interface Hop extends Pick<Entry, 'to' | 'status' | 'line'> {
  /** The target as written in the rule, if `to` differs. */
  readonly text?: string;
}

/**
 * The rules of one host, or of any host. The most specific rule wins: an exact path with a query, an exact path, a
 * pattern, the longest prefix, a replaced word. Among equals the first in the file wins.
 */
export class HostRules {
  #exact: EntryIndex;
  /** By path: the sets of parameter names that rules require, the largest set first. */
  #queryNames = new Map<string, (readonly string[])[]>();
  #patterns = new PatternList();
  #prefixes: EntryIndex;
  /** The numbers of segments that prefixes have, in descending order. */
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
    const query = keepsQuery ? search : '';
    const mayMatchQuery = search !== '' && this.#queryNames.size > 0;
    return (
      (mayMatchQuery ? this.#findWithQuery(path, search, keepsQuery) : null) ??
      this.#findExact(path, query) ??
      this.#findPattern(path, query) ??
      this.#findPrefix(path, query) ??
      this.#findReplacement(path, query)
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

  #findExact(path: string, query: string): Hop | null {
    const entry = this.#exact.get(path);
    return entry === undefined ? null : hopOf(entry, entry.to, query);
  }

  #findWithQuery(path: string, search: string, keepsQuery: boolean): Hop | null {
    for (const names of this.#queryNames.get(path) ?? []) {
      const query = splitQuery(search, names);
      const entry = query === null ? undefined : this.#exact.get(`${path}?${query.key}`);
      if (query !== null && entry !== undefined) return hopOf(entry, entry.to, keepsQuery ? query.rest : '');
    }
    return null;
  }

  #findPattern(path: string, query: string): Hop | null {
    const found = this.#patterns.find(path);
    return found && hopOf(found.entry, filledTarget(found.entry.to, found.captures), query);
  }

  #findPrefix(path: string, query: string): Hop | null {
    for (const depth of this.#depths) {
      const end = endOfSegment(path, depth);
      const entry = end === -1 ? undefined : this.#prefixes.get(path, end);
      if (entry === undefined) continue;
      const rest = path.slice(end + 1);
      return hopOf(
        entry,
        isPlainFrom(path, end) ? filledWithRest(entry.to, rest) : filledTarget(entry.to, [rest]),
        query,
      );
    }
    return null;
  }

  #findReplacement(path: string, query: string): Hop | null {
    const found = this.#replacements.find(({ word }) => path.includes(word));
    if (found === undefined) return null;
    const to = replacedPath(path, found);
    return hopOf(found.entry, isSafeTarget(to) ? to : null, query);
  }
}

/** @returns null if a filled wildcard made the target unsafe; then the address is treated as unknown */
function hopOf(entry: Entry, to: string | null, query: string): Hop | null {
  if (to === null) return null;
  const addsQuery = query !== '' && entry.keepsQuery;
  if (to === entry.to && !addsQuery) return entry;
  return { to: addsQuery ? withQuery(to, query) : to, status: entry.status, line: entry.line, text: entry.to };
}

function depthOf(path: string) {
  return path.split('/').length - 1;
}

/** The index at which the first `depth` segments end; -1 if there are fewer. */
function endOfSegment(path: string, depth: number): number {
  let end = 0;
  for (let left = depth; left > 0; left -= 1) {
    if (end === path.length) return -1;
    end = path.indexOf('/', end + 1);
    if (end === -1) end = path.length;
  }
  return end;
}
