import { capturesOf, parsePattern, type Pattern } from './pattern.ts';
import type { Entry } from './entry.ts';

export interface PatternMatch {
  readonly entry: Entry;
  readonly captures: readonly string[];
}

/** Patterns in the order of the file, grouped by the first segment of the addresses that they can match. */
export class PatternList {
  #byFirstSegment = new Map<string, Pattern[]>();
  /** Patterns with a `*` in the first segment, which can match any address. */
  #anyFirstSegment: Pattern[] = [];

  add(path: string, entry: Entry): void {
    const pattern = parsePattern(path, entry);
    const [first = ['', '']] = pattern.segments;
    if (first.length > 1) {
      for (const patterns of [...this.#byFirstSegment.values(), this.#anyFirstSegment]) patterns.push(pattern);
    } else {
      const [segment = ''] = first;
      const patterns = this.#byFirstSegment.get(segment) ?? [...this.#anyFirstSegment];
      this.#byFirstSegment.set(segment, patterns);
      patterns.push(pattern);
    }
  }

  find(path: string): PatternMatch | null {
    const end = path.indexOf('/', 1);
    const patterns = this.#byFirstSegment.get(path.slice(1, end === -1 ? path.length : end)) ?? this.#anyFirstSegment;
    for (const pattern of patterns) {
      const captures = capturesOf(pattern, path);
      if (captures !== null) return { entry: pattern.entry, captures };
    }
    return null;
  }
}
