import { radiusLimits } from '@veralune/api-client/contract';
import { marketOf } from '@veralune/routing';
import type { Gazetteer, Located } from '../geo/gazetteer.ts';
import { nearestPointsOfSale } from '../points-of-sale/nearest.ts';
import type { Handlers, RequestContext } from './handler.ts';

type Context = RequestContext<'pointsOfSale'>;

interface SearchedPlace extends Omit<Located, 'place'> {
  readonly place: { readonly label: string | null; readonly latitude: number; readonly longitude: number } | null;
}

function nearestLabel(gazetteer: Gazetteer, { view }: Context, latitude: number, longitude: number): string | null {
  const city = gazetteer.nearest(marketOf(view.locale).id, view.language, { latitude, longitude });
  return city && `${city.zipcode} ${city.city}`;
}

/** The contract guarantees that exactly one of position, postcode and text is present. */
async function searchedPlace(context: Context): Promise<SearchedPlace> {
  const { gazetteer, view, query } = context;
  const { lat, lng, zipcode, text = '' } = query;
  const market = marketOf(view.locale).id;
  if (lat !== undefined && lng !== undefined)
    return {
      place: { label: nearestLabel(gazetteer, context, lat, lng), latitude: lat, longitude: lng },
      suggestions: [],
    };
  return zipcode === undefined
    ? gazetteer.locate(market, view.language, text)
    : gazetteer.locatePostcode(market, view.language, zipcode);
}

export const pointOfSaleHandlers: Handlers<'pointsOfSale' | 'reverseGeocoding'> = {
  pointsOfSale: async (context) => {
    const { place, suggestions } = await searchedPlace(context);
    const { radius = radiusLimits.default } = context.query;
    const market = marketOf(context.view.locale).id;
    const items = place === null ? [] : await nearestPointsOfSale(context.db, { ...place, market, radius });
    return { place, radius, items, suggestions: [...suggestions] };
  },
  reverseGeocoding: ({ gazetteer, view, query: { lat, lng } }) =>
    gazetteer.nearest(marketOf(view.locale).id, view.language, { latitude: lat, longitude: lng }),
};
