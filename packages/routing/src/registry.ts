import type { MarketRow } from './markets/market-row.ts';
import { rows } from './markets/rows.ts';

type Rows = typeof rows;

export type MarketId = keyof Rows;

/** `fr-be`. Source: 3-decisions.md, "Markets, hosts, ports". */
export type Locale = Rows[MarketId]['locales'][number];

type LanguageIn<Code extends string> = Code extends `${infer Name}-${string}` ? Name : never;

export type Language = LanguageIn<Locale>;

/** ISO 3166-1 alpha-2 of a country that a market serves. */
export type ServedCountry = Rows[MarketId]['servedCountries'][number];

export interface Market extends MarketRow {
  readonly id: MarketId;
  readonly shopId: Rows[MarketId]['shopId'];
  readonly country: Rows[MarketId]['country'];
  readonly locales: readonly [Locale, ...Locale[]];
  readonly servedCountries: readonly [ServedCountry, ...ServedCountry[]];
}

/** All markets. `npm run new-market` adds one. */
export const markets: Readonly<Record<MarketId, Market>> = rows;

type NonEmpty<Item> = readonly [Item, ...Item[]];

/** In the order of the shop ids. */
export const marketIds = Object.keys(rows) as readonly MarketId[] as NonEmpty<MarketId>;

export const locales = marketIds.flatMap((id) => markets[id].locales) as readonly Locale[] as NonEmpty<Locale>;

export const languages = [
  ...new Set(locales.map((locale) => locale.slice(0, 2))),
] as readonly string[] as NonEmpty<Language>;

/** The market for unknown hosts. Source: 1-site.md §1. */
export const fallbackMarket: MarketId = 'it';

const marketByLocale: ReadonlyMap<string, Market> = new Map(
  marketIds.flatMap((id) => markets[id].locales.map((locale) => [locale, markets[id]])),
);

export function languageOf(locale: Locale): Language {
  // The part before the hyphen; `Language` is made from it in the same way.
  return locale.slice(0, locale.indexOf('-')) as Language;
}

/** @throws TypeError for a value that is no locale of a market */
export function marketOf(locale: Locale): Market {
  const market = marketByLocale.get(locale);
  if (market === undefined) throw new TypeError(`No market has the locale "${locale}".`);
  return market;
}

export function isLocale(value: string): value is Locale {
  return marketByLocale.has(value);
}

export function isMarketId(value: string): value is MarketId {
  return Object.hasOwn(rows, value);
}
