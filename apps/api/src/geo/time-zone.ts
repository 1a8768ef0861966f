import type { MarketId } from '@veralune/routing';

const timeZones: Readonly<Record<MarketId, string>> = {
  be: 'Europe/Brussels',
  ch: 'Europe/Zurich',
  es: 'Europe/Madrid',
  de: 'Europe/Berlin',
  it: 'Europe/Rome',
};

/** The postcodes of Las Palmas and Santa Cruz de Tenerife start with the numbers of these provinces. */
const canaryIslands = /^3[58]/;

/** The IANA time zone of a postcode. Luxembourg has the time of Belgium. */
export function timeZoneOf(market: MarketId, zipcode: string): string {
  return market === 'es' && canaryIslands.test(zipcode) ? 'Atlantic/Canary' : timeZones[market];
}
