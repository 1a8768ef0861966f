import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { City } from '@veralune/api-client/contract';
import type { Language, MarketId } from '@veralune/routing';
import { editDistance } from '../search/edit-distance.ts';
import { fold } from '../search/fold.ts';
import { distanceBetween, kilometresPerDegree, type Position } from './distance.ts';
import { namesOf, placeName } from './place-names.ts';
import { postcodeIn, type PlaceOfPostcode, type Postcodes } from './postcodes.ts';
import { countriesOfMarket, type Country } from './regions.ts';

/** A town with all its postcodes. */
interface Town extends Position {
  readonly country: Country;
  /** As in GeoNames. */
  readonly name: string;
  readonly zipcodes: readonly string[];
}

export interface Located {
  /** Null if no place has the postcode or the name. */
  readonly place: (Position & { readonly label: string }) | null;
  /** Other places that the text can mean, or places with a similar name, as texts for another search. */
  readonly suggestions: readonly string[];
}

const mostSuggestions = 5;
/** Kilometres. A position farther from every place is not in the market. */
const farthestPlace = 30;
/** Shorter names have too many similar ones. */
const shortestMisspelt = 4;
const longNames = 7;

/** Spellings of `Saint` in the languages of the markets. Swiss and Belgian names abbreviate it. */
const saint = /^(?:saint|sainte|sankt|sint|ste)$/;

/** `Saint-Gilles (Bruxelles)` → `st gilles bruxelles`: equal for all spellings of a name. */
function keyOf(name: string): string {
  const words = fold(name).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => (saint.test(word) ? 'st' : word)).join(' ');
}

/** `Köln` → `Koeln`, as people write without umlauts. */
function withoutUmlauts(name: string): string {
  const letters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue' };
  return name.replace(/[äöü]/gi, (letter) => letters[letter] ?? letter);
}

/** The middle value: unlike the mean, it is not moved by one distant postcode of a large recipient. */
function median(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;
}

/** Towns of the same name in the same region are one town. */
function townsOf(country: Country, postcodes: Postcodes): Town[] {
  const groups = Map.groupBy(postcodes.places(country), ([, { name, regionCode }]) => `${regionCode} ${name}`);
  return [...groups.values()].map((group) => townOf(country, group));
}

function townOf(country: Country, group: readonly PlaceOfPostcode[]): Town {
  const places = group.map(([, place]) => place);
  return {
    country,
    name: places[0]?.name ?? '',
    zipcodes: group.map(([zipcode]) => zipcode),
    latitude: median(places.map(({ latitude }) => latitude)),
    longitude: median(places.map(({ longitude }) => longitude)),
  };
}

/** A town with more postcodes is larger, and more likely to be meant. */
function largestFirst(left: Town, right: Town): number {
  return right.zipcodes.length - left.zipcodes.length;
}

type Names = ReadonlyMap<string, readonly Town[]>;

/** Spain has 37,000 places: other requests are answered between parts of this length. */
const townsAtOnce = 500;

/** The towns of a market by every name in a language of their country. */
async function indexOf(market: MarketId, postcodes: Postcodes): Promise<Names> {
  const index = new Map<string, Town[]>();
  const towns = countriesOfMarket[market].flatMap((country) => townsOf(country, postcodes)).sort(largestFirst);
  for (const [count, town] of towns.entries()) {
    if (count % townsAtOnce === 0) await yieldToEventLoop();
    const names = namesOf(town.country, town.name);
    for (const key of new Set([...names, ...names.map(withoutUmlauts)].map(keyOf))) {
      const known = index.get(key);
      if (known) known.push(town);
      else index.set(key, [town]);
    }
  }
  return index;
}

/** How many typing errors a name may have. */
function toleranceOf(key: string): number {
  if (key.length < shortestMisspelt) return 0;
  return key.length < longNames ? 1 : 2;
}

/**
 * Towns whose name continues the text, then towns whose name is within some typing errors. The first letter must be
 * right: it is rarely wrong, and comparing all names would take 50 ms.
 */
function similarTo(key: string, names: Names): Town[] {
  const most = toleranceOf(key);
  const sameInitial = [...names].filter(([name]) => name[0] === key[0]);
  const rated = sameInitial.flatMap(([name, towns]) => {
    const distance = name.startsWith(key) ? 0 : editDistance(key, name, most);
    return distance > most ? [] : towns.map((town) => ({ town, distance }));
  });
  return rated
    .sort((left, right) => left.distance - right.distance || largestFirst(left.town, right.town))
    .map(({ town }) => town);
}

/** Towns whose name has more words than the text: `Frankfurt` can be `Frankfurt am Main`. */
function continuing(key: string, names: Names): Town[] {
  const start = `${key} `;
  return [...names]
    .filter(([name]) => name.startsWith(start))
    .flatMap(([, towns]) => towns)
    .sort(largestFirst);
}

/**
 * Towns whose first word is the first of the text, and whose other words begin with the others, in their order:
 * `Frankfurt a. M.` and `Frankfurt/Main` can be `Frankfurt am Main`.
 */
function abbreviated(key: string, names: Names): Town[] {
  const [first = '', ...others] = key.split(' ');
  if (others.length === 0) return [];
  const pattern = new RegExp(`^${first} ${others.map((word) => `(?:\\S+ )*?${word}\\S*`).join(' ')}$`, 'u');
  return [...names]
    .filter(([name]) => name.startsWith(`${first} `) && pattern.test(name))
    .flatMap(([, towns]) => towns)
    .sort(largestFirst);
}

/** The text without what tells towns of the same name apart: `Halle (Saale)` → `Halle`. */
function withoutAddition(text: string): string {
  return text.replace(/[(/].*$/su, '');
}

/** Kilometres. A nearer place whose name continues that of a town is one of its quarters or large recipients. */
const quarterDistance = 10;

/**
 * Finds places by what a visitor types, and the place of a position. All data is the project's own; the towns of a
 * market are read at the first search.
 */
export class Gazetteer {
  readonly #postcodes: Postcodes;
  readonly #indexes = new Map<MarketId, Promise<Names>>();

  constructor(postcodes: Postcodes) {
    this.#postcodes = postcodes;
  }

  #names(market: MarketId): Promise<Names> {
    const known = this.#indexes.get(market);
    if (known) return known;
    const index = indexOf(market, this.#postcodes);
    this.#indexes.set(market, index);
    return index;
  }

  /** The place of a postcode: `1050`, `L-1261`. */
  locatePostcode(market: MarketId, language: Language, zipcode: string): Located {
    const cities = this.#postcodes.find(market, language, zipcode);
    const [first] = cities;
    if (first === undefined) return { place: null, suggestions: this.#neighbours(market, language, zipcode) };
    const ofCountry = cities.filter((city) => city.zipcode === first.zipcode);
    return { place: this.#mainPlace(market, language, first.zipcode, ofCountry), suggestions: [] };
  }

  /**
   * The place that a postcode means: its only town, or the one that has more postcodes than the others, so `4000` is
   * Liège and not Glain. If the towns have as many, the postcode is not named, and its position is their middle.
   */
  #mainPlace(market: MarketId, language: Language, zipcode: string, cities: readonly City[]) {
    const counts = new Map(cities.map(({ city }) => [city, 0]));
    if (counts.size > 1) {
      for (const country of countriesOfMarket[market])
        for (const [, { name }] of this.#postcodes.places(country)) {
          const city = placeName(country, name, language);
          const count = counts.get(city);
          if (count !== undefined) counts.set(city, count + 1);
        }
    }
    const most = Math.max(...counts.values());
    const largest = [...counts].filter(([, count]) => count === most).map(([city]) => city);
    const [main] = cities.filter(({ city }) => city === largest[0]);
    if (main !== undefined && largest.length === 1) return placeOf(main);
    return {
      label: zipcode,
      latitude: median(cities.map(({ latitude }) => latitude)),
      longitude: median(cities.map(({ longitude }) => longitude)),
    };
  }

  /** The place that a visitor types: a postcode, a town, or both. */
  async locate(market: MarketId, language: Language, text: string): Promise<Located> {
    const postcode = postcodeIn(text);
    if (postcode === null) return this.#locateName(market, language, text);
    const name = keyOf(text.replace(postcode, ' '));
    const cities = this.#postcodes.find(market, language, postcode);
    if (cities.length === 0 && name !== '') return this.#locateName(market, language, name);
    const named = cities.find(({ city }) => keyOf(city) === name);
    return named ? { place: placeOf(named), suggestions: [] } : this.locatePostcode(market, language, postcode);
  }

  async #locateName(market: MarketId, language: Language, text: string): Promise<Located> {
    const key = keyOf(text);
    if (key === '') return { place: null, suggestions: [] };
    const names = await this.#names(market);
    const exact = names.get(key) ?? [];
    const named = [...new Set([...exact, ...continuing(key, names)])];
    const [town, ...others] = named.length > 0 ? named : this.#shortened(text, names);
    if (town === undefined) return { place: null, suggestions: labels(similarTo(key, names), language) };
    const { latitude, longitude } = town;
    const distant = others.filter((each) => distanceBetween(town, each) >= quarterDistance);
    return { place: { label: labelOf(town, language), latitude, longitude }, suggestions: labels(distant, language) };
  }

  #shortened(text: string, names: Names): readonly Town[] {
    const found = abbreviated(keyOf(text), names);
    return found.length > 0 ? found : (names.get(keyOf(withoutAddition(text))) ?? []);
  }

  /** The places with the numbers next to a postcode that does not exist. */
  #neighbours(market: MarketId, language: Language, zipcode: string): string[] {
    const wanted = Number(zipcode.replace(/\D/g, ''));
    if (!Number.isSafeInteger(wanted) || wanted === 0) return [];
    const length = zipcode.replace(/\D/g, '').length;
    return countriesOfMarket[market]
      .flatMap((country) => this.#postcodes.places(country).map(([code, { name }]) => ({ code, name, country })))
      .map((each) => ({ ...each, digits: each.code.replace(/\D/g, '') }))
      .filter(({ digits }) => digits.length === length && digits.slice(0, 2) === zipcode.replace(/\D/g, '').slice(0, 2))
      .sort((left, right) => Math.abs(Number(left.digits) - wanted) - Math.abs(Number(right.digits) - wanted))
      .slice(0, mostSuggestions)
      .map(({ code, name, country }) => `${code} ${placeName(country, name, language)}`);
  }

  /** The place nearest to a position; null if there is none within 30 kilometres. */
  nearest(market: MarketId, language: Language, position: Position): City | null {
    let best: PlaceOfPostcode | null = null;
    let shortest = farthestPlace;
    for (const each of countriesOfMarket[market].flatMap((country) => this.#postcodes.places(country))) {
      const [, place] = each;
      // Most places are too far north or south, which is quicker to see.
      if (Math.abs(position.latitude - place.latitude) * kilometresPerDegree >= shortest) continue;
      const distance = distanceBetween(position, place);
      if (distance >= shortest) continue;
      shortest = distance;
      best = each;
    }
    if (best === null) return null;
    const [zipcode, place] = best;
    const cities = this.#postcodes.find(market, language, zipcode);
    return (
      cities.find(({ latitude, longitude }) => latitude === place.latitude && longitude === place.longitude) ?? null
    );
  }
}

function placeOf({ zipcode, city, latitude, longitude }: City) {
  return { label: `${zipcode} ${city}`, latitude, longitude };
}

/** A town with one postcode is named with it. */
function labelOf({ country, name, zipcodes }: Town, language: Language): string {
  const town = placeName(country, name, language);
  return zipcodes.length === 1 ? `${zipcodes[0] ?? ''} ${town}` : town;
}

/** Labels of towns as suggestions. Towns of the same name are told apart by their first postcode. */
function labels(towns: readonly Town[], language: Language): string[] {
  const all = [...new Set(towns)].slice(0, mostSuggestions).map((town) => {
    const { country, name, zipcodes } = town;
    return `${zipcodes[0] ?? ''} ${placeName(country, name, language)}`;
  });
  return [...new Set(all)];
}
