import type { Locale } from '@veralune/routing';
import { readUncached } from '../../catalogue/catalogue.ts';
import type { FoundStores } from '../../store-finder/store-results.tsx';
import type { StorePlace, StoreSearch } from '../../store-finder/store-search.ts';

/** A search and its answer; null while the API does not answer. */
export interface PharmaciesData {
  readonly search: StoreSearch;
  readonly found: FoundStores | null;
}

function queryOf(place: StorePlace) {
  switch (place.kind) {
    case 'text':
      return { text: place.text };
    case 'zipcode':
      return { zipcode: place.zipcode };
    case 'position':
      return { lat: place.latitude, lng: place.longitude };
  }
}

/** The pharmacies of a search. Nothing is cached: visitors can search for anything, and a position is theirs. */
export async function pharmaciesData(locale: Locale, search: StoreSearch): Promise<PharmaciesData> {
  const { place, radius } = search;
  if (place.kind === 'text' && place.text === '') return { search, found: null };
  const found = await readUncached(locale, 'pointsOfSale', { query: { ...queryOf(place), radius } });
  return { search, found };
}
