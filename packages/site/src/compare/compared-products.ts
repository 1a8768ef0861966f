import { href, type Locale } from '@veralune/routing';

/** The parameter with the ids of the compared products: `?products=112,104`. */
export const comparedName = 'products';

/** A fourth column does not fit beside the names of the rows. */
export const mostCompared = 3;

const productId = /^[1-9]\d{0,8}$/;

/**
 * The ids in an address or in a submitted form, which repeats the parameter; at most three, each once. Null for an address
 * without them, `invalid` if anything is not an id.
 */
export function comparedIn(query: URLSearchParams): readonly number[] | 'invalid' | null {
  if (!query.has(comparedName)) return null;
  const texts = query
    .getAll(comparedName)
    .flatMap((text) => text.split(','))
    .filter((text) => text !== '');
  if (!texts.every((text) => productId.test(text))) return 'invalid';
  return [...new Set(texts.map(Number))].slice(0, mostCompared);
}

/** The address of a comparison; that of the empty page without products. */
export function compareHref(ids: readonly number[], locale: Locale): string {
  const path = href('compare', {}, locale);
  return ids.length === 0 ? path : `${path}?${comparedName}=${ids.join(',')}`;
}

/** Whether a query has the ids as `compareHref` writes them. */
export function isCanonical(query: URLSearchParams, ids: readonly number[]): boolean {
  return ids.length > 0 && query.getAll(comparedName).join('&') === ids.join(',');
}
