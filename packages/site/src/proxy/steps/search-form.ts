import { href, slugify, type RouteMatch } from '@veralune/routing';
import { searchField } from '../../present/search-field.ts';
import type { Decision, RequestFacts } from '../decision.ts';

/** A search form that was submitted without scripts: on to the address of its results. */
export function searchForm(request: RequestFacts, found: RouteMatch): Decision | null {
  if (found.route !== 'results' || request.search === '') return null;
  const text = new URLSearchParams(request.search).get(searchField);
  if (text === null) return null;
  const terms = slugify(text);
  return { kind: 'redirect', to: href('results', terms === '' ? {} : { terms }, found.locale), status: 303 };
}
