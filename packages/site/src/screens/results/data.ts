import type { Answer } from '@veralune/api-client';
import type { Facets, Suggestion } from '@veralune/api-client/contract';
import type { Locale, ResultsParams } from '@veralune/routing';
import { read } from '../../catalogue/catalogue.ts';
import { searchMinimum } from '../../mappers/search-form.ts';
import { filterQuery, orderOf, productsPerPage } from '../../listing/query.ts';

export interface ResultsData {
  readonly groups: Suggestion;
  readonly products: Answer<'products'>;
  readonly facets: Facets;
}

/** Maximum number of entries in each group other than products; these groups have no paging. Source: 3-decisions.md "Behaviour". */
const perGroup = 12;

/** The search text of the terms in an address: `vitamine-c` → `vitamine c`. */
export function textOf(terms: string): string {
  return terms.replaceAll('-', ' ');
}

/** Whether the terms of an address are missing or too short to search for. The search form has the same minimum. */
export function isTooShort(terms: string | undefined): boolean {
  return textOf(terms ?? '').length < searchMinimum;
}

/** The search results for the terms of an address, or null when they are too short. */
export async function resultsData(locale: Locale, params: ResultsParams): Promise<ResultsData | null> {
  const { terms, page = 1, filters = [] } = params;
  if (terms === undefined || isTooShort(terms)) return null;
  const text = textOf(terms);
  const query = filterQuery({ text, filters });
  const [groups, products, facets] = await Promise.all([
    read(locale, 'search', { body: { text, perPage: perGroup } }, null),
    read(locale, 'products', { query: { ...query, page, perPage: productsPerPage, orderBy: orderOf(filters) } }, null),
    read(locale, 'filters', { query }, null),
  ]);
  return { groups, products, facets };
}
