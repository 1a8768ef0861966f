import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { City } from '@veralune/api-client/contract';
import type { Language, MarketId } from '@veralune/routing';
import { placeName } from './place-names.ts';
import { countriesOfMarket, regionsOfCountry, type Country } from './regions.ts';

export const postcodeFolder = join(import.meta.dirname, '../../data/postcodes');

/** A place of a postcode. A town with several postcodes is several places. */
interface Place {
  /** As in GeoNames; `placeName` gives the name in a language. */
  readonly name: string;
  readonly regionCode: string;
  readonly latitude: number;
  readonly longitude: number;
}

export type PlaceOfPostcode = readonly [zipcode: string, place: Place];

type PostcodeTable = ReadonlyMap<string, readonly Place[]>;

/** Columns: postcode, place, region, latitude, longitude. */
function parse(text: string): PostcodeTable {
  const table = new Map<string, Place[]>();
  for (const line of text.split('\n')) {
    const [code, name, regionCode, latitude, longitude] = line.split('\t');
    if (code === undefined || name === undefined || regionCode === undefined) continue;
    const places = table.get(code) ?? [];
    places.push({ name, regionCode, latitude: Number(latitude), longitude: Number(longitude) });
    table.set(code, places);
  }
  return table;
}

/** Parses a typed postcode. The prefix of Luxembourg is optional: `L-1261`, `l 1261`, `1261`. */
function parsePostcode(text: string): { readonly digits: string; readonly country: Country | null } | null {
  const [, letter, digits] = /^\s*(?:(L)\s*-?\s*)?(\d{4,5})\s*$/i.exec(text) ?? [];
  return digits === undefined ? null : { digits, country: letter === undefined ? null : 'lu' };
}

/** The postcode in a text that a visitor types, as typed: `1050 Ixelles` → `1050`. */
export function postcodeIn(text: string): string | null {
  return /(?<![\p{L}\d])(?:L\s*-?\s*)?\d{4,5}(?!\d)/iu.exec(text)?.[0] ?? null;
}

function zipcodeOf(country: Country, digits: string): string {
  return country === 'lu' ? `L-${digits}` : digits;
}

/** Looks up postcodes. The file of a country is read at the first lookup. */
export class Postcodes {
  readonly #tables = new Map<Country, PostcodeTable>();
  readonly #lists = new Map<Country, readonly PlaceOfPostcode[]>();

  #table(country: Country): PostcodeTable {
    const known = this.#tables.get(country);
    if (known) return known;
    const table = parse(brotliDecompressSync(readFileSync(join(postcodeFolder, `${country}.tsv.br`))).toString());
    this.#tables.set(country, table);
    return table;
  }

  /**
   * Places of a postcode in a market, with their names in `language`.
   * @param only the country of the postcode; otherwise all countries of the market
   */
  find(market: MarketId, language: Language, zipcode: string, only?: string): City[] {
    const postcode = parsePostcode(zipcode);
    if (postcode === null) return [];
    const countries = countriesOfMarket[market].filter(
      (country) =>
        (only === undefined || country === only) && (postcode.country === null || postcode.country === country),
    );
    return countries.flatMap((country) => this.#places(country, language, postcode.digits));
  }

  /** All places of a country with their postcodes, in the order of postcodes. */
  places(country: Country): readonly PlaceOfPostcode[] {
    const known = this.#lists.get(country);
    if (known) return known;
    const list = [...this.#table(country)].flatMap(([digits, places]) =>
      places.map((place) => [zipcodeOf(country, digits), place] as const),
    );
    this.#lists.set(country, list);
    return list;
  }

  #places(country: Country, language: Language, digits: string): City[] {
    return (this.#table(country).get(digits) ?? []).map(({ name, regionCode, latitude, longitude }) => ({
      zipcode: zipcodeOf(country, digits),
      city: placeName(country, name, language),
      province: regionsOfCountry[country].find(({ code }) => code === regionCode)?.label(language) ?? '',
      latitude,
      longitude,
    }));
  }
}
