import { marketOf } from '@veralune/routing';
import { provincialsOf } from '../geo/regions.ts';
import type { Handlers } from './handler.ts';

export const placeHandlers: Handlers<'cities' | 'provincials'> = {
  cities: ({ view, query, postcodes }) =>
    postcodes.find(marketOf(view.locale).id, view.language, query.zipcode, query.country),
  provincials: ({ view }) => provincialsOf(marketOf(view.locale).id, view.language),
};
