import type { Locale } from '@veralune/routing';

/** One locale of each market, for what the languages of a market have in common. */
export const oneOfEachMarket: readonly Locale[] = ['fr-be', 'de-ch', 'es-es', 'de-de', 'it-it'];
