import { searchTerm } from '@veralune/tracking';
import { href, slugify, type ResultsParams } from '@veralune/routing';
import { documentTitle } from '../metadata/document-title.ts';
import type { PageContext } from '../page-context.ts';
import type { ResultsData } from '../screens/results/data.ts';
import type { PharmaciesData } from '../screens/pharmacies/data.ts';
import { listFacts } from './facts.ts';
import type { PageFacts } from './page-facts.ts';

/** `Micralba Magnésium` → `micralba`, `magnesium`: as in the slug of a search. */
function wordsIn(names: readonly string[]): Set<string> {
  return new Set(names.flatMap((name) => slugify(name).split('-')));
}

function namesOf({ groups, products }: ResultsData): string[] {
  return [
    ...products.items.flatMap(({ name, brand }) => [name, brand.title]),
    ...groups.brands.items.map(({ title }) => title),
    ...groups.needs.items.map(({ label }) => label),
    ...[groups.pages, groups.about_page, groups.corpo].flatMap(({ items }) => items.map(({ title }) => title)),
  ];
}

/**
 * Search results. Address and title have what was typed, as a slug in which an e-mail address can't be recognised. So only
 * words are reported that are in the name of a result.
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
  const known = wordsIn(namesOf(found));
  const words = terms.split('-').filter((word) => known.has(word));
  return {
    ...page,
    events: [{ event: 'view_search_results', search_term: searchTerm(words.join(' ')), results: total }],
    lists: listFacts('search-results', found.products.items, locale),
  };
}

/** Results of the store finder, without the place: it can be where someone lives. */
export function storeFacts({ search, found }: PharmaciesData, { t }: PageContext): PageFacts {
  return {
    title: documentTitle(t('routes.store-finder.title')),
    events: found ? [{ event: 'find_store', search_type: search.place.kind, results: found.items.length }] : [],
  };
}
