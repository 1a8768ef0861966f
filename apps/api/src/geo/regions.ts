import type { Language, MarketId } from '@veralune/routing';
import type { Region } from './region.ts';
import { belgianRegions, luxembourg } from './regions-be.ts';
import { swissRegions } from './regions-ch.ts';
import { germanRegions } from './regions-de.ts';
import { spanishRegions } from './regions-es.ts';
import { italianRegions } from './regions-it.ts';

export const countries = ['be', 'lu', 'ch', 'de', 'es', 'it'] as const;
export type Country = (typeof countries)[number];

export const regionsOfCountry: Readonly<Record<Country, readonly Region[]>> = {
  be: belgianRegions,
  lu: [luxembourg],
  ch: swissRegions,
  de: germanRegions,
  es: spanishRegions,
  it: italianRegions,
};

/** Countries that a market serves. */
export const countriesOfMarket: Readonly<Record<MarketId, readonly Country[]>> = {
  be: ['be', 'lu'],
  ch: ['ch'],
  es: ['es'],
  de: ['de'],
  it: ['it'],
};

/** Regions of a market for forms, sorted by their name in a language. */
export function provincialsOf(market: MarketId, language: Language): { code: string; label: string }[] {
  const { compare } = new Intl.Collator(language);
  return countriesOfMarket[market]
    .flatMap((country) => regionsOfCountry[country])
    .map(({ code, label }) => ({ code, label: label(language) }))
    .sort((left, right) => compare(left.label, right.label));
}
