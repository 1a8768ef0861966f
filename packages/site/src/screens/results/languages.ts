import { href, type ResultsParams } from '@veralune/routing';
import { listingLanguages } from '../../listing/listing-languages.ts';
import type { LocalePath } from '../../metadata/absolute-url.ts';
import { fixedAlternates } from '../../metadata/fixed-alternates.ts';
import type { PageContext } from '../../page-context.ts';
import type { ResultsData } from './data.ts';

/** The results with their search text, filters and page in each language of the market. */
export async function resultsLanguages(
  found: ResultsData | null,
  { terms, filters = [], page }: ResultsParams,
  context: Pick<PageContext, 'locale' | 'market'>,
): Promise<LocalePath[]> {
  if (!found) {
    // Terms that are too short are kept too: the visitor may want to complete them.
    const typed = terms === undefined ? {} : { terms };
    return fixedAlternates('results').map(({ locale }) => ({ locale, path: href('results', typed, locale) }));
  }
  const states = await listingLanguages({ filters, page }, found.facets, context);
  return states.map(([locale, state]) => ({ locale, path: href('results', { terms, ...state }, locale) }));
}
