import { z } from 'zod';
import type { Call } from './calls.ts';
import { city, pointOfSale } from './entities/index.ts';
import { common, decimalText, integerText, searchText } from './shared.ts';

/** Kilometres. */
export const radiusLimits = { min: 1, max: 100, default: 10 } as const;
/** Maximum number of pharmacies in one answer. */
export const mostPointsOfSale = 20;

const latitude = decimalText(-90, 90);
const longitude = decimalText(-180, 180);

const wanted = z
  .object({
    ...common,
    lat: latitude.optional(),
    lng: longitude.optional(),
    zipcode: z.string().trim().min(1).max(12).optional(),
    text: searchText.min(1).optional(),
    radius: integerText(radiusLimits.min, radiusLimits.max).optional(),
  })
  .refine(({ lat, lng }) => (lat === undefined) === (lng === undefined), 'needs both lat and lng, or neither')
  .refine(
    ({ lat, zipcode, text }) => [lat, zipcode, text].filter((each) => each !== undefined).length === 1,
    'needs one of lat and lng, zipcode, text',
  );

/** The place of a search. */
const searchedPlace = z.object({
  /** `1050 Ixelles` or `Berlin`; null for a position that is not near any place of the market. */
  label: z.string().nullable(),
  latitude: z.number(),
  longitude: z.number(),
});

export const pointOfSaleCalls = {
  pointsOfSale: {
    method: 'GET',
    path: '/point-of-sale',
    summary:
      'The nearest 20 pharmacies of the shop within `radius` kilometres (10 by default) of a position (`lat`, `lng`), of a ' +
      'postcode (`zipcode`), or of a place or postcode as a visitor types it (`text`). The nearest comes first.',
    params: z.object({}),
    query: wanted,
    answer: z.object({
      /** Null if no place has this postcode or name. */
      place: searchedPlace.nullable(),
      /** Kilometres. */
      radius: z.int(),
      items: z.array(pointOfSale).max(mostPointsOfSale),
      /** Other places that the text can mean, or similar names, as texts for another search. */
      suggestions: z.array(z.string()),
    }),
  },
  reverseGeocoding: {
    method: 'GET',
    path: '/reverse-geocoding',
    summary: 'The place of the market that is nearest to a position; null if there is none within 30 kilometres.',
    params: z.object({}),
    query: z.object({ ...common, lat: latitude, lng: longitude }),
    answer: city.nullable(),
  },
} as const satisfies Record<string, Call>;
