import { tags, type Facets } from '@veralune/api-client/contract';
import type { Filter, FilterName, Locale } from '@veralune/routing';
import { read } from '../catalogue/catalogue.ts';
import type { PageContext } from '../page-context.ts';
import { filterQuery } from './query.ts';

const languageFree = ['suitability', 'display', 'price', 'sort'] as const satisfies FilterName[];
type TranslatedName = Exclude<FilterName, (typeof languageFree)[number]>;

/** Whether the value of a filter is a slug, which differs between languages. */
function hasSlug(filter: Filter): filter is Filter & { readonly name: TranslatedName } {
  return !languageFree.some((name) => name === filter.name);
}

/** The same filters in another language, by the ids of their choices. Leaves out those that are not in both facets. */
export function translatedFilters(filters: readonly Filter[], own: Facets, other: Facets): Filter[] {
  return filters.flatMap((filter) => {
    if (!hasSlug(filter)) return filter;
    const { name, value } = filter;
    const id = own[name].find(({ slug }) => slug === value)?.id;
    const match = other[name].find((choice) => choice.id !== null && choice.id === id);
    return match ? { name, value: match.slug } : [];
  });
}

/** The part of the parameters of a listing or of results that the language switch keeps. */
export interface ListingState {
  readonly filters: readonly Filter[];
  readonly page?: number | undefined;
}

/** The choices of the whole catalogue. The query is the same for every listing, so the answer can be cached. */
export function allFacets(locale: Locale): Promise<Facets> {
  return read(locale, 'filters', { query: filterQuery({ filters: [] }) }, [tags.products]);
}

async function stateIn(locale: Locale, state: ListingState, own: Facets): Promise<ListingState> {
  if (!state.filters.some(hasSlug)) return state;
  const filters = translatedFilters(state.filters, own, await allFacets(locale));
  // Without one of its filters the listing has other pages.
  return filters.length === state.filters.length ? { ...state, filters } : { filters };
}

/**
 * Filters and page of a listing in each language of the market, for the language switch.
 * @param own facets of the listing in the language of the page
 */
export async function listingLanguages(
  state: ListingState,
  own: Facets,
  { locale, market }: Pick<PageContext, 'locale' | 'market'>,
): Promise<[Locale, ListingState][]> {
  return Promise.all(
    market.locales.map(async (each): Promise<[Locale, ListingState]> => [
      each,
      each === locale ? state : await stateIn(each, state, own),
    ]),
  );
}
