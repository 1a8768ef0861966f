import type { RouteMatch } from '@veralune/routing';
import { comparedIn, comparedName, compareHref, isCanonical } from '../../compare/compared-products.ts';
import type { Decision, ProxyRequest } from '../decision.ts';
import { missingPage } from '../missing-page.ts';

/** The page of compared products, which each app has. */
const folder = 'comparison';

/**
 * Redirects a submitted choice of products to the address of their comparison, which visitors can share. The number of
 * addresses is unlimited, so each is rendered for its request.
 */
export function compare(
  { search, pathname }: Pick<ProxyRequest, 'search' | 'pathname'>,
  found: RouteMatch,
): Decision | null {
  if (found.route !== 'compare' || search === '') return null;
  const query = new URLSearchParams(search);
  const ids = comparedIn(query);
  if (ids === null) return null;
  if (ids === 'invalid') return missingPage({ kind: 'none', locale: found.locale }, pathname);
  if (!isCanonical(query, ids)) return { kind: 'redirect', to: compareHref(ids, found.locale), status: 303 };
  return { kind: 'rewrite', to: `/${found.locale}/${folder}?${comparedName}=${ids.join(',')}`, cache: 'brief' };
}
