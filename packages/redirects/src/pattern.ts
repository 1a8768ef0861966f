import type { Entry } from './entry.ts';

/** A parsed path with `*` inside. */
export interface Pattern {
  /** The text before the first `*`. A quick test, since most addresses begin differently. */
  readonly start: string;
  /** Each segment split at its `*`; a segment without `*` is a single piece. */
  readonly segments: readonly (readonly string[])[];
  /** Whether it ends in `/*`, which matches the path before it and everything below. */
  readonly isOpen: boolean;
  readonly entry: Entry;
}

export function parsePattern(path: string, entry: Entry): Pattern {
  const isOpen = path.endsWith('/*');
  const closed = isOpen ? path.slice(0, -2) : path;
  return {
    start: path.slice(0, path.indexOf('*')),
    segments: closed
      .split('/')
      .slice(1)
      .map((segment) => segment.split('*')),
    isOpen,
    entry,
  };
}

/** @returns the text that each `*` matches, or null if the path does not match */
export function capturesOf({ start, segments, isOpen }: Pattern, path: string): string[] | null {
  if (!path.startsWith(start)) return null;
  const given = path.split('/').slice(1);
  if (isOpen ? given.length < segments.length : given.length !== segments.length) return null;
  const captures: string[] = [];
  for (const [index, pieces] of segments.entries()) {
    const found = capturesOfSegment(pieces, given[index] ?? '');
    if (found === null) return null;
    captures.push(...found);
  }
  if (isOpen) captures.push(given.slice(segments.length).join('/'));
  return captures;
}

/**
 * Each `*` matches one character or more, as few as possible. The search never backtracks, which would make some inputs
 * slow (a regular expression denial of service).
 */
function capturesOfSegment(pieces: readonly string[], segment: string): string[] | null {
  const [first = '', ...others] = pieces;
  if (others.length === 0) return segment === first ? [] : null;
  if (!segment.startsWith(first)) return null;
  const last = others.pop() ?? '';
  const captures: string[] = [];
  let end = first.length;
  for (const piece of others) {
    const next = segment.indexOf(piece, end + 1);
    if (next === -1) return null;
    captures.push(segment.slice(end, next));
    end = next + piece.length;
  }
  if (!segment.endsWith(last) || segment.length - last.length <= end) return null;
  return [...captures, segment.slice(end, segment.length - last.length)];
}
