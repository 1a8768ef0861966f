import { markets, type MarketId } from '@veralune/routing';

/** The postcodes of Las Palmas and Santa Cruz de Tenerife start with the numbers of these provinces. */
const canaryIslands = /^3[58]/;

/** The IANA time zone of a postcode. Luxembourg has the time of Belgium. */
export function timeZoneOf(market: MarketId, zipcode: string): string {
  return market === 'es' && canaryIslands.test(zipcode) ? 'Atlantic/Canary' : markets[market].timeZone;
}
