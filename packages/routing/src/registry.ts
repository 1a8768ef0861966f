/** The eight locales, `language-country`. Source: 3-decisions.md, "Markets, hosts, ports". */
export const locales = ['fr-be', 'nl-be', 'fr-ch', 'de-ch', 'it-ch', 'es-es', 'de-de', 'it-it'] as const;
export type Locale = (typeof locales)[number];

export const languages = ['fr', 'nl', 'de', 'it', 'es'] as const;
export type Language = (typeof languages)[number];

export const marketIds = ['be', 'ch', 'es', 'de', 'it'] as const;
export type MarketId = (typeof marketIds)[number];

export interface Market {
  readonly id: MarketId;
  /** `shop_id` of every API call, and the country code of the route generator. */
  readonly shopId: 1 | 2 | 3 | 4 | 5;
  /** ISO 3166-1 alpha-2, upper case. */
  readonly country: 'BE' | 'CH' | 'ES' | 'DE' | 'IT';
  /** The first is the market's default. */
  readonly locales: readonly [Locale, ...Locale[]];
  /** Whether paths start with the language (`/fr/marques`) or not (`/marcas`). */
  readonly prefixed: boolean;
  /** ISO 4217. */
  readonly currency: 'EUR' | 'CHF';
  readonly localPort: number;
  readonly localHost: string;
  /** Origin without a trailing slash, used where `SITE_URL` is not set. */
  readonly defaultSiteUrl: string;
}

/** All markets. A new market needs an entry here, a route table and an app folder. */
export const markets: Readonly<Record<MarketId, Market>> = {
  be: {
    id: 'be',
    shopId: 1,
    country: 'BE',
    locales: ['fr-be', 'nl-be'],
    prefixed: true,
    currency: 'EUR',
    localPort: 3001,
    localHost: 'be.localhost',
    defaultSiteUrl: 'https://be.veralune.example',
  },
  ch: {
    id: 'ch',
    shopId: 2,
    country: 'CH',
    locales: ['fr-ch', 'de-ch', 'it-ch'],
    prefixed: true,
    currency: 'CHF',
    localPort: 3002,
    localHost: 'ch.localhost',
    defaultSiteUrl: 'https://ch.veralune.example',
  },
  es: {
    id: 'es',
    shopId: 3,
    country: 'ES',
    locales: ['es-es'],
    prefixed: false,
    currency: 'EUR',
    localPort: 3003,
    localHost: 'es.localhost',
    defaultSiteUrl: 'https://es.veralune.example',
  },
  de: {
    id: 'de',
    shopId: 4,
    country: 'DE',
    locales: ['de-de'],
    prefixed: false,
    currency: 'EUR',
    localPort: 3004,
    localHost: 'de.localhost',
    defaultSiteUrl: 'https://de.veralune.example',
  },
  it: {
    id: 'it',
    shopId: 5,
    country: 'IT',
    locales: ['it-it'],
    prefixed: false,
    currency: 'EUR',
    localPort: 3005,
    localHost: 'it.localhost',
    defaultSiteUrl: 'https://it.veralune.example',
  },
};

/** The market for unknown hosts. Source: 1-site.md §1. */
export const fallbackMarket: MarketId = 'it';

const languageByLocale: Readonly<Record<Locale, Language>> = {
  'fr-be': 'fr',
  'nl-be': 'nl',
  'fr-ch': 'fr',
  'de-ch': 'de',
  'it-ch': 'it',
  'es-es': 'es',
  'de-de': 'de',
  'it-it': 'it',
};

const marketByLocale: Readonly<Record<Locale, MarketId>> = {
  'fr-be': 'be',
  'nl-be': 'be',
  'fr-ch': 'ch',
  'de-ch': 'ch',
  'it-ch': 'ch',
  'es-es': 'es',
  'de-de': 'de',
  'it-it': 'it',
};

export function languageOf(locale: Locale): Language {
  return languageByLocale[locale];
}

export function marketOf(locale: Locale): Market {
  return markets[marketByLocale[locale]];
}

export function isLocale(value: string): value is Locale {
  return Object.hasOwn(languageByLocale, value);
}

export function isMarketId(value: string): value is MarketId {
  return Object.hasOwn(markets, value);
}
