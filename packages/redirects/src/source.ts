import { addressParts, normalOrigin } from './address.ts';
import { isPlainPath, maxPathLength, normalPath, hasDotSegment } from './normal-path.ts';
import { queryCondition, type QueryCondition } from './query.ts';

interface PathSource {
  /** `https://host`, `//host` for http and https, or empty for any host of the market. */
  readonly origin: string;
  /** In normal form. */
  readonly path: string;
}

/** The addresses that a rule matches. */
export type Source =
  | (PathSource & { readonly kind: 'exact'; readonly query: QueryCondition | null })
  /** `/old/*`: matches the path and everything below it. */
  | (PathSource & { readonly kind: 'prefix' })
  /** `*` elsewhere in the path. */
  | (PathSource & { readonly kind: 'pattern' })
  /** `replace:word`: matches any path of the site that contains the word. */
  | { readonly kind: 'replace'; readonly word: string; readonly by: string };

export function parseSource(from: string): Source | null {
  if (from.length <= maxPathLength && isPlainPath(from)) {
    return { kind: 'exact', origin: '', path: from, query: null };
  }
  const { origin: written, path: writtenPath, search, hash } = addressParts(from);
  const origin = written && normalOrigin(written);
  if (origin === null || origin.includes('*')) return null;
  if (!writtenPath.startsWith('/') && (origin === '' || writtenPath !== '')) return null;
  // Browsers send no anchor. It reaches a server only if a link wrote `#` as `%23`, which is part of the path.
  const path = normalPath(writtenPath + hash.replace('#', '%23'));
  const query = search.length > 1 ? queryCondition(search) : null;
  if (path.length + (query?.key ?? '').length > maxPathLength || hasDotSegment(path)) return null;
  if (!writtenPath.includes('*')) return { kind: 'exact', origin, path, query };
  if (search !== '') return null;
  if (path.indexOf('*') === path.length - 1 && path.endsWith('/*'))
    return { kind: 'prefix', origin, path: path.slice(0, -2) };
  return { kind: 'pattern', origin, path };
}

const replacing = /^replace:([a-z0-9-]{3,100})$/;
const replacement = /^with:([a-z0-9-]{0,100})$/;

/** Null also if the new word contains the old one: then each redirect would make the path longer, without end. */
export function parseReplacement(from: string, to: string): Source | null {
  const word = replacing.exec(from)?.[1];
  const by = replacement.exec(to)?.[1];
  return word === undefined || by === undefined || by.includes(word) ? null : { kind: 'replace', word, by };
}
