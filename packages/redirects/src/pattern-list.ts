import { capturesOf, parsePattern, type Pattern } from './pattern.ts';
import type { Entry } from './entry.ts';

export interface PatternMatch {
  readonly entry: Entry;
  readonly captures: readonly string[];
}

/** Patterns in the order of the file, sorted by the first segment of the addresses that they can match. */
export class PatternList {
  #byFirstSegment = new Map<string, Pattern[]>();
  /** Those that a `*` in the first segment makes candidates for every address. */
  #open: Pattern[] = [];

  add(path: string, entry: Entry): void {
    const pattern = parsePattern(path, entry);
    const [first = ['', '']] = pattern.segments;
    if (first.length > 1) {
      for (const patterns of [...this.#byFirstSegment.values(), this.#open]) patterns.push(pattern);
    } else {
      const [segment = ''] = first;
      const patterns = this.#byFirstSegment.get(segment) ?? [...this.#open];
      this.#byFirstSegment.set(segment, patterns);
      patterns.push(pattern);
    }
  }

  find(path: string): PatternMatch | null {
    const end = path.indexOf('/', 1);
    const patterns = this.#byFirstSegment.get(path.slice(1, end === -1 ? path.length : end)) ?? this.#open;
    for (const pattern of patterns) {
      const captures = capturesOf(pattern, path);
      if (captures !== null) return { entry: pattern.entry, captures };
    }
    return null;
  }
}
