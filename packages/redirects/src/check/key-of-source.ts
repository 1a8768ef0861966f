import type { Source } from '../source.ts';

/** The same for two sources exactly where they match the same addresses by the same form of rule. */
export function keyOfSource(source: Source): string {
  if (source.kind === 'replace') return `replace ${source.word}`;
  return [source.kind, source.origin, source.path, source.kind === 'exact' ? (source.query?.key ?? '') : ''].join(' ');
}
