import type { Address } from '../address.ts';
import type { Source } from '../source.ts';

/** Stands for what a `*` may stand for; nobody names a page so. */
const anything = 'zqx7';

/** An address that a source matches. */
export const exampleOf = (source: Source): Address => {
  if (source.kind === 'replace') return { pathname: `/${anything}-${source.word}`, search: '' };
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
      return { ...host, pathname: `${source.path}/${anything}`, search: '' };
    case 'pattern':
      return { ...host, pathname: source.path.replaceAll('*', anything), search: '' };
  }
};
