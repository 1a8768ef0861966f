import { marketIds, markets, type MarketId, type ServedCountry } from '@veralune/routing';

/** Countries whose postcodes have a known form, as ISO 3166-1 alpha-2. */
export const countries = ['BE', 'LU', 'CH', 'ES', 'DE', 'FR', 'IT'] as const;
export type Country = (typeof countries)[number];

/** A country that is not in the list: `Autre pays`. Its postcodes have no pattern. */
export const otherCountry = 'OTHER';

/** The countries that a market serves; the first is the default. The look-up of cities knows their postcodes. */
export const servedCountries = Object.fromEntries(marketIds.map((id) => [id, markets[id].servedCountries])) as Readonly<
  Record<MarketId, readonly [Country, ...Country[]]>
>;

/** Source: 1-site.md §5 for Belgium, Germany, Spain and France; 3-decisions.md, "Behaviour", for the others. */
const postcodes: Readonly<Record<Country | ServedCountry, RegExp>> = {
  BE: /^\d{4}$/,
  LU: /^(?:L-)?\d{4}$/i,
  CH: /^\d{4}$/,
  ES: /^\d{5}$/,
  DE: /^\d{5}$/,
  FR: /^\d{5}$/,
  IT: /^\d{5}$/,
};

export function isCountry(value: string): value is Country {
  return Object.hasOwn(postcodes, value);
}

/** Whether a postcode has the form of its country. Any postcode is right for a country that is not in the list. */
export function isPostcodeOf(country: string, zipcode: string): boolean {
  return isCountry(country) ? postcodes[country].test(zipcode) : true;
}
