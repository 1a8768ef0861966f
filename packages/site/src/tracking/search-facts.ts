import { searchTerm } from '@veralune/tracking';
import { href, type ResultsParams } from '@veralune/routing';
import { documentTitle } from '../metadata/document-title.ts';
import type { PageContext } from '../page-context.ts';
import { textOf, type ResultsData } from '../screens/results/data.ts';
import type { StoreFinderData } from '../screens/store-finder/props.ts';
import { listFacts } from './facts.ts';
import type { PageFacts } from './page-facts.ts';

/**
 * Search results. Address and title have what was typed, as a slug in which an e-mail address can't be recognised. So the
 * words are only reported if the catalogue has them.
 * @param found null for a text that is too short
 */
export function resultsFacts(
  found: ResultsData | null,
  { terms = '' }: ResultsParams,
  context: PageContext,
): PageFacts {
  const { locale, t } = context;
  const page = { path: href('results', {}, locale), title: documentTitle(t('results.title')) };
  if (!found) return page;
  const { total } = found.groups;
  const term = searchTerm(total > 0 ? textOf(terms) : '');
  return {
    ...page,
    events: [{ event: 'view_search_results', search_term: term, results: total }],
    lists: listFacts('search-results', found.products.items, locale),
  };
}

/** Results of the store finder, without the place: it can be where someone lives. */
export function storeFacts({ search, found }: StoreFinderData, { t }: PageContext): PageFacts {
  return {
    title: documentTitle(t('routes.store-finder.title')),
    events: found ? [{ event: 'find_store', search_type: search.place.kind, results: found.items.length }] : [],
  };
}
