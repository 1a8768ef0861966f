import type { Entry } from './entry.ts';

/** A path with `*` inside, taken apart once. */
export interface Pattern {
  /** All before its first `*`: most addresses begin otherwise. */
  readonly start: string;
  /** Each segment as the pieces around its `*`; a segment without one is a single piece. */
  readonly segments: readonly (readonly string[])[];
  /** Whether it ends in `/*`, which stands for the path so far and everything below. */
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

/** @returns what stands for each `*`, or null where the path doesn't match */
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

/** Each `*` takes one character or more, as few as will do: without going back, so that no input makes it slow. */
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
