import type { Source } from '@veralune/redirects/tooling';

/** Equal for two sources exactly if they are of the same kind and match the same addresses. */
export function sourceKey(source: Source): string {
  if (source.kind === 'replace') return `replace ${source.word}`;
  return [source.kind, source.origin, source.path, source.kind === 'exact' ? (source.query?.key ?? '') : ''].join(' ');
}
