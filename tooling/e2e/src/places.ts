import type { MarketId } from '@veralune/routing';

interface PlaceOfMarket {
  readonly zipcode: string;
  readonly city: string;
  /** In the form that visitors type. */
  readonly mobile: string;
  /** A postcode with a digit too many or too few. */
  readonly wrong: string;
}

/** What tests type into the forms of a market. `npm run new-market` adds one. */
export const places: Readonly<Record<MarketId, PlaceOfMarket>> = {
  be: { zipcode: '4032', city: 'Chênée', mobile: '0470 12 34 56', wrong: '40321' },
  ch: { zipcode: '1204', city: 'Genève', mobile: '079 123 45 67', wrong: '12045' },
  es: { zipcode: '28010', city: 'Madrid', mobile: '612 345 678', wrong: '2801' },
  de: { zipcode: '10119', city: 'Berlin', mobile: '0151 12345678', wrong: '1011' },
  it: { zipcode: '20144', city: 'Milano', mobile: '347 123 4567', wrong: '2014' },
};
