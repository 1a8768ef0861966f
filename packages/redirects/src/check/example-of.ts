import type { Address } from '../address.ts';
import type { Source } from '../source.ts';

/** Stands for what a `*` may stand for; nobody names a page so. */
const anything = 'zqx7';

/**
 * An address that a source matches.
 * @param filling stands for each `*`
 */
export function exampleOf(source: Source, filling: string = anything): Address {
  if (source.kind === 'replace') return { pathname: `/${filling}-${source.word}`, search: '' };
  const origin = source.origin.startsWith('//') ? `https:${source.origin}` : source.origin;
  const host = origin === '' ? {} : { origin };
  switch (source.kind) {
    case 'exact':
      return {
        ...host,
        pathname: source.path === '' ? '/' : source.path,
        search: source.query === null ? '' : `?${source.query.key}`,
      };
    case 'prefix':
      return { ...host, pathname: `${source.path}/${filling}`, search: '' };
    case 'pattern':
      return { ...host, pathname: source.path.replaceAll('*', filling), search: '' };
  }
}
