import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { City } from '@veralune/api-client/contract';
import type { Language, MarketId } from '@veralune/routing';
import { placeName } from './place-names.ts';
import { countriesOfMarket, regionsOfCountry, type Country } from './regions.ts';

export const postcodeFolder = join(import.meta.dirname, '../../data/postcodes');

interface Place {
  readonly name: string;
  readonly regionCode: string;
  readonly latitude: number;
  readonly longitude: number;
}

type Book = ReadonlyMap<string, readonly Place[]>;

/** Columns: postcode, place, region, latitude, longitude. */
function parse(text: string): Book {
  const book = new Map<string, Place[]>();
  for (const line of text.split('\n')) {
    const [code, name, regionCode, latitude, longitude] = line.split('\t');
    if (code === undefined || name === undefined || regionCode === undefined) continue;
    const places = book.get(code) ?? [];
    places.push({ name, regionCode, latitude: Number(latitude), longitude: Number(longitude) });
    book.set(code, places);
  }
  return book;
}

/** Digits of what was typed, and whether it names Luxembourg: `L-1261`, `l 1261`, `1261`. */
function typed(text: string): { readonly digits: string; readonly country: Country | null } | null {
  const [, letter, digits] = /^\s*(?:(L)\s*-?\s*)?(\d{4,5})\s*$/i.exec(text) ?? [];
  return digits === undefined ? null : { digits, country: letter === undefined ? null : 'lu' };
}

/** Looks postcodes up. A country's file is read when it is first asked for. */
export class Postcodes {
  readonly #books = new Map<Country, Book>();

  #book(country: Country): Book {
    const known = this.#books.get(country);
    if (known) return known;
    const book = parse(brotliDecompressSync(readFileSync(join(postcodeFolder, `${country}.tsv.br`))).toString());
    this.#books.set(country, book);
    return book;
  }

  /** Places of a postcode in a market, named as readers of `language` name them. */
  find(market: MarketId, language: Language, zipcode: string): City[] {
    const wanted = typed(zipcode);
    if (wanted === null) return [];
    const countries = countriesOfMarket[market].filter(
      (country) => wanted.country === null || wanted.country === country,
    );
    return countries.flatMap((country) => this.#places(country, language, wanted.digits));
  }

  #places(country: Country, language: Language, digits: string): City[] {
    return (this.#book(country).get(digits) ?? []).map(({ name, regionCode, latitude, longitude }) => ({
      zipcode: country === 'lu' ? `L-${digits}` : digits,
      city: placeName(country, name, language),
      province: regionsOfCountry[country].find(({ code }) => code === regionCode)?.label(language) ?? '',
      latitude,
      longitude,
    }));
  }
}
