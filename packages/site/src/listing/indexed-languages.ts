import type { Facets } from '@veralune/api-client/contract';
import { href, locales, type Filter, type Locale } from '@veralune/routing';
import type { LocalePath } from '../metadata/absolute-url.ts';
import { indexedSelections } from './indexing.ts';
import { allFacets, translatedFilters } from './listing-languages.ts';

/** The choices of the whole catalogue in every locale. */
export type FacetsByLocale = ReadonlyMap<Locale, Facets>;

export async function facetsByLocale(): Promise<FacetsByLocale> {
  return new Map(await Promise.all(locales.map(async (locale) => [locale, await allFacets(locale)] as const)));
}

/** A filtered listing in every locale in which search engines index it. Empty for a filter that is not indexed. */
export function selectionAlternates(filter: Filter, locale: Locale, facets: FacetsByLocale): LocalePath[] {
  const own = facets.get(locale);
  if (!own) return [];
  return [...facets].flatMap(([each, other]) => {
    const [same] = translatedFilters([filter], own, other);
    const isIndexed = indexedSelections(other).some(({ name, value }) => name === same?.name && value === same.value);
    return same && isIndexed ? [{ locale: each, path: href('products', { filters: [same] }, each) }] : [];
  });
}
