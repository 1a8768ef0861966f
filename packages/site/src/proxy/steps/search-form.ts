import { href, slugify, type RouteMatch } from '@veralune/routing';
import { searchField } from '../../mappers/search-field.ts';
import type { Decision, ProxyRequest } from '../decision.ts';

/** Redirects a search form that was submitted without JavaScript to the address of its results. */
export function searchForm(request: ProxyRequest, found: RouteMatch): Decision | null {
  if (found.route !== 'results' || request.search === '') return null;
  const text = new URLSearchParams(request.search).get(searchField);
  if (text === null) return null;
  const terms = slugify(text);
  return { kind: 'redirect', to: href('results', terms === '' ? {} : { terms }, found.locale), status: 303 };
}
