import type { Suggestion } from '@veralune/api-client/contract';
import type { Locale, ResultsParams } from '@veralune/routing';
import { read } from '../../catalogue/catalogue.ts';
import { readPageSize } from '../../catalogue/settings.ts';
import { searchMinimum } from '../../mappers/search-form.ts';
import type { ListingData } from '../../listing/listing.ts';
import { filterQuery, orderOf } from '../../listing/query.ts';

export interface ResultsData extends ListingData {
  readonly groups: Suggestion;
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
  const pageSize = await readPageSize(locale);
  const [groups, products, facets] = await Promise.all([
    read(locale, 'search', { body: { text, perPage: perGroup } }, null),
    read(locale, 'products', { query: { ...query, page, perPage: pageSize, orderBy: orderOf(filters) } }, null),
    read(locale, 'filters', { query }, null),
  ]);
  return { groups, products, pageSize, facets };
}
