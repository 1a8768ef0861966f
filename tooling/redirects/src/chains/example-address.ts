import type { Address } from '@veralune/redirects';
import type { Source } from '@veralune/redirects/tooling';

/** Text for a `*`. No page has this name. */
const defaultSample = 'zqx7';

/**
 * An address that a source matches.
 * @param sample replaces each `*`
 */
export function exampleAddress(source: Source, sample: string = defaultSample): Address {
  if (source.kind === 'replace') return { pathname: `/${sample}-${source.word}`, search: '' };
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
      return { ...host, pathname: `${source.path}/${sample}`, search: '' };
    case 'pattern':
      return { ...host, pathname: source.path.replaceAll('*', sample), search: '' };
  }
}
