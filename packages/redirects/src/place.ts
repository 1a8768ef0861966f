import type { Address } from './address.ts';
import { MapIndex, type Entry, type EntryIndex } from './entry.ts';
import { FirstLetters } from './first-letters.ts';
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

/** A bit for each kind of rule, in the order in which they are asked. */
const kinds = { exact: 1, pattern: 2, prefix: 4, replace: 8 };

/**
 * Most links are written in normal form already: what they match need not wait until that is known. A pattern must, and
 * comes before prefixes.
 */
const asWritten = (may: number): number => may & (may & kinds.pattern ? kinds.exact : kinds.exact | kinds.prefix);

/**
 * The rules of one host, or of all. The most particular decides: an exact path with a query, an exact path, a pattern,
 * the longest prefix, a replaced word; among equals the first in the file.
 */
export class Place {
  #letters = new FirstLetters();
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
        this.#letters.mark(source.path, false, kinds.exact);
        if (source.query === null) this.#exact.add(source.path, entry);
        else this.#addWithQuery(source.path, source.query, entry);
        break;
      case 'prefix':
        this.#letters.mark(`${source.path}/`, true, kinds.prefix);
        this.#prefixes.add(source.path, entry);
        this.#addDepth(depthOf(source.path));
        break;
      case 'pattern':
        this.#letters.mark(source.path.slice(0, source.path.indexOf('*')), true, kinds.pattern);
        this.#patterns.add(source.path, entry);
        break;
      case 'replace':
        this.#letters.mark('', true, kinds.replace);
        this.#replacements.push({ ...source, entry });
    }
  }

  /** Whether a rule might match. May say yes in vain. */
  mayHave(pathname: string): boolean {
    return this.#letters.kindsOf(pathname) !== 0;
  }

  find({ pathname, search, keepsQuery = true }: Address): Hop | null {
    const may = this.#letters.kindsOf(pathname);
    if (may === 0 || pathname.length > maxPathLength || !pathname.startsWith('/')) return null;
    const kept = keepsQuery ? search : '';
    const asksQuery = search !== '' && this.#queryNames.size > 0;
    const early = asWritten(may);
    return (
      (asksQuery ? this.#findWithQuery(normalPath(pathname), search, keepsQuery) : null) ??
      this.#findAmong(early, pathname, kept, false) ??
      (isNormalPath(pathname)
        ? this.#findAmong(may & ~early, pathname, kept, true)
        : this.#findAmong(may, normalPath(pathname), kept, true))
    );
  }

  #findAmong(may: number, path: string, kept: string, isNormal: boolean): Hop | null {
    return (
      (may & kinds.exact ? this.#findExact(path, kept) : null) ??
      (may & kinds.pattern ? this.#findPattern(path, kept) : null) ??
      (may & kinds.prefix ? this.#findPrefix(path, kept, isNormal) : null) ??
      (may & kinds.replace ? this.#findReplacement(path, kept) : null)
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

  /** A path as it was written may lie below another prefix once it is normal; below this one its rest tells. */
  #findPrefix(path: string, kept: string, isNormal: boolean): Hop | null {
    for (const depth of this.#depths) {
      const end = endOfSegment(path, depth);
      const entry = end === -1 ? undefined : this.#prefixes.get(path, end);
      if (entry === undefined) continue;
      const isPlain = isPlainFrom(path, end);
      if (!isNormal && !isPlain) return null;
      const rest = path.slice(end + 1);
      return answer(entry, isPlain ? filledWith(entry.to, rest) : filledTarget(entry.to, [rest]), kept);
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
const answer = (entry: Entry, to: string | null, query: string): Hop | null => {
  if (to === null) return null;
  const goesAlong = query !== '' && entry.keepsQuery;
  if (to === entry.to && !goesAlong) return entry;
  return { to: goesAlong ? withQuery(to, query) : to, status: entry.status, line: entry.line, text: entry.to };
};

const depthOf = (path: string) => path.split('/').length - 1;

/** Where the first `depth` segments end; -1 if there are fewer. */
const endOfSegment = (path: string, depth: number): number => {
  let end = 0;
  for (let left = depth; left > 0; left -= 1) {
    if (end === path.length) return -1;
    end = path.indexOf('/', end + 1);
    if (end === -1) end = path.length;
  }
  return end;
};
