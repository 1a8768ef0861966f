/** Distances that visitors can choose, in kilometres. */
export const radii = [5, 10, 25, 50] as const;
export type Radius = (typeof radii)[number];
export const defaultRadius: Radius = 10;

/** The names of the parameters in the address of a search. */
export const searchNames = {
  place: 'q',
  zipcode: 'zipcode',
  latitude: 'lat',
  longitude: 'lng',
  radius: 'radius',
} as const;

/** What a search is for. */
export type StorePlace =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'zipcode'; readonly zipcode: string }
  /** Degrees. */
  | { readonly kind: 'position'; readonly latitude: number; readonly longitude: number };

export interface StoreSearch {
  readonly place: StorePlace;
  readonly radius: Radius;
}

/** Longer texts are cut off; the field of the form accepts no longer ones. */
const longestText = 100;
const longestZipcode = 12;

function degreesOf(text: string | null, most: number): number | null {
  if (text === null || !/^-?\d{1,3}(?:\.\d{1,15})?$/.test(text)) return null;
  return Math.abs(Number(text)) <= most ? Number(text) : null;
}

function placeIn(query: URLSearchParams): StorePlace | null {
  const latitude = degreesOf(query.get(searchNames.latitude), 90);
  const longitude = degreesOf(query.get(searchNames.longitude), 180);
  if (latitude !== null && longitude !== null) return { kind: 'position', latitude, longitude };
  const zipcode = query.get(searchNames.zipcode)?.trim() ?? '';
  if (zipcode !== '') return { kind: 'zipcode', zipcode: zipcode.slice(0, longestZipcode) };
  const text = query.get(searchNames.place);
  return text === null ? null : { kind: 'text', text: text.trim().slice(0, longestText) };
}

/**
 * The search in the query of an address; null without one. A position has priority over a postcode, and a postcode over a
 * text, which is empty for an empty form. An unknown radius is replaced by the default.
 */
export function storeSearchIn(query: URLSearchParams): StoreSearch | null {
  const place = placeIn(query);
  if (place === null) return null;
  const radius = radii.find((each) => String(each) === query.get(searchNames.radius)) ?? defaultRadius;
  return { place, radius };
}

function placeParameters(place: StorePlace): Record<string, string> {
  switch (place.kind) {
    case 'text':
      return { [searchNames.place]: place.text };
    case 'zipcode':
      return { [searchNames.zipcode]: place.zipcode };
    case 'position':
      return { [searchNames.latitude]: String(place.latitude), [searchNames.longitude]: String(place.longitude) };
  }
}

/** The query of a search, with its question mark: equal searches have equal queries. */
export function storeSearchQuery({ place, radius }: StoreSearch): string {
  const parameters = new URLSearchParams(placeParameters(place));
  if (radius !== defaultRadius) parameters.set(searchNames.radius, String(radius));
  return `?${parameters.toString()}`;
}
