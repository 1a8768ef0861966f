import { describe, expect, it } from 'vitest';
import { negotiateLocale, type Locale, type MarketId } from '../src/index.ts';

describe('cookie, then Accept-Language, then the default', () => {
  const cases: readonly (readonly [MarketId, string | null, string | null, Locale])[] = [
    ['be', null, null, 'fr-be'],
    ['be', 'nl', null, 'nl-be'],
    ['be', 'NL-be', 'fr', 'nl-be'],
    ['be', 'nl-nl', null, 'nl-be'],
    ['be', 'it-it', 'nl', 'nl-be'],
    ['be', '', 'nl', 'nl-be'],
    ['be', null, 'nl-NL,nl;q=0.9,en;q=0.8', 'nl-be'],
    ['be', null, 'fr;q=0.3, nl;q=0.4', 'nl-be'],
    ['be', null, 'fr;q=0, nl;q=0.1', 'nl-be'],
    ['be', null, 'nl;q=0', 'fr-be'],
    ['be', null, 'nl;q=2', 'fr-be'],
    ['be', null, 'nl;q=abc', 'fr-be'],
    ['be', null, '*', 'fr-be'],
    ['be', null, ',,;;q=,', 'fr-be'],
    ['ch', null, 'de-DE,fr-CH;q=0.9', 'de-ch'],
    ['ch', null, 'en,it-CH;q=0.5', 'it-ch'],
    ['ch', null, 'rm-CH', 'fr-ch'],
    ['es', 'fr', 'de', 'es-es'],
    ['be', null, `${'en,'.repeat(100_000)}nl`, 'fr-be'],
  ];
  it.each(cases)('%s, cookie %s, header %.40s → %s', (market, cookie, acceptLanguage, locale) => {
    expect(negotiateLocale(market, { cookie, acceptLanguage })).toBe(locale);
  });
});
