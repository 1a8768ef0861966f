import { addressParts, normalOrigin } from './address.ts';
import { isPlainPath, maxPathLength, normalPath, takesStep } from './normal-path.ts';
import { queryCondition, type QueryCondition } from './query.ts';

interface Located {
  /** `https://host`, `//host` for both schemes, or empty for whatever host the market answers. */
  readonly origin: string;
  /** In normal form. */
  readonly path: string;
}

/** What a rule matches. */
export type Source =
  | (Located & { readonly kind: 'exact'; readonly query: QueryCondition | null })
  /** `/old/*`: the path and everything below it. */
  | (Located & { readonly kind: 'prefix' })
  /** `*` elsewhere in the path. */
  | (Located & { readonly kind: 'pattern' })
  /** `replace:word`: any path of the site that contains the word. */
  | { readonly kind: 'replace'; readonly word: string; readonly by: string };

export function parseSource(from: string): Source | null {
  if (from.length <= maxPathLength && isPlainPath(from)) {
    return { kind: 'exact', origin: '', path: from, query: null };
  }
  const { origin: written, path: writtenPath, search, hash } = addressParts(from);
  const origin = written && normalOrigin(written);
  if (origin === null || origin.includes('*')) return null;
  if (!writtenPath.startsWith('/') && (origin === '' || writtenPath !== '')) return null;
  // An anchor reaches a server only where a link wrote its `#` as `%23`, as a part of the path.
  const path = normalPath(writtenPath + hash.replace('#', '%23'));
  const query = search.length > 1 ? queryCondition(search) : null;
  if (path.length + (query?.key ?? '').length > maxPathLength || takesStep(path)) return null;
  if (!writtenPath.includes('*')) return { kind: 'exact', origin, path, query };
  if (search !== '') return null;
  if (path.indexOf('*') === path.length - 1 && path.endsWith('/*'))
    return { kind: 'prefix', origin, path: path.slice(0, -2) };
  return { kind: 'pattern', origin, path };
}

const replacing = /^replace:([a-z0-9-]{3,100})$/;
const replacement = /^with:([a-z0-9-]{0,100})$/;

/** A new word that contains the old one is refused: the path would grow forever. */
export function parseReplacement(from: string, to: string): Source | null {
  const word = replacing.exec(from)?.[1];
  const by = replacement.exec(to)?.[1];
  return word === undefined || by === undefined || by.includes(word) ? null : { kind: 'replace', word, by };
}
