import { marketIds, markets, type Language, type MarketId, type ServedCountry } from '@veralune/routing';
import type { Region } from './region.ts';
import { belgianRegions, luxembourg } from './regions-be.ts';
import { swissRegions } from './regions-ch.ts';
import { germanRegions } from './regions-de.ts';
import { spanishRegions } from './regions-es.ts';
import { italianRegions } from './regions-it.ts';

export type Country = Lowercase<ServedCountry>;

/** Countries that a market serves. */
export const countriesOfMarket = Object.fromEntries(
  marketIds.map((id) => [id, markets[id].servedCountries.map((code) => code.toLowerCase())]),
) as Readonly<Record<string, readonly string[]>> as Readonly<Record<MarketId, readonly Country[]>>;

export const countries: readonly Country[] = [...new Set(marketIds.flatMap((id) => countriesOfMarket[id]))];

export const regionsOfCountry: Readonly<Record<Country, readonly Region[]>> = {
  be: belgianRegions,
  lu: [luxembourg],
  ch: swissRegions,
  de: germanRegions,
  es: spanishRegions,
  it: italianRegions,
};

/** Regions of a market for forms, sorted by their name in a language. */
export function provincialsOf(market: MarketId, language: Language): { code: string; label: string }[] {
  const { compare } = new Intl.Collator(language);
  return countriesOfMarket[market]
    .flatMap((country) => regionsOfCountry[country])
    .map(({ code, label }) => ({ code, label: label(language) }))
    .sort((left, right) => compare(left.label, right.label));
}
