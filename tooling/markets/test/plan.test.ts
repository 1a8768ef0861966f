import { marketIds, markets } from '@veralune/routing';
import { describe, expect, it } from 'vitest';
import { planLocale } from '../src/new-locale/plan.ts';
import { fromFlags } from '../src/new-market/ask.ts';
import { planMarket, variableOf, type MarketInput } from '../src/new-market/plan.ts';

/** A country that is served by another market, and so has no market of its own. */
const luxembourg = fromFlags({ id: 'lu', place: 'L-1261, Luxembourg, 49.612, 6.13' });
const rows = marketIds.map((id) => markets[id]);

describe('a new market', () => {
  it('has what the registry and its country say', () => {
    expect(planMarket(luxembourg)).toMatchObject({
      ...{ name: 'Luxembourg', country: 'LU', timeZone: 'Europe/Luxembourg', currency: 'EUR' },
      shopId: Math.max(...rows.map(({ shopId }) => shopId)) + 1,
      port: Math.max(...rows.map(({ localPort }) => localPort)) + 1,
      locales: [{ code: 'fr-lu', language: 'fr', start: 'fr-be' }],
      place: { zipcode: 'L-1261', city: 'Luxembourg', latitude: 49.612, longitude: 6.13 },
    });
  });

  it.each<[string, Partial<MarketInput>, string]>([
    ['a market that exists', { id: 'be', locales: ['fr-be'] }, 'is a market already'],
    ['a name instead of a code', { id: 'luxembourg' }, 'two lower-case letters'],
    ['a country without a form of postcodes', { id: 'at', locales: ['de-at'] }, 'packages/forms/src/countries.ts'],
    ['a language without messages', { locales: ['lb-lu'] }, 'has no messages yet'],
    ['a locale of another country', { locales: ['fr-be'] }, 'must end with -lu'],
    ['a locale twice', { locales: ['fr-lu', 'fr-lu'] }, 'must differ'],
    ['an unknown model', { from: 'zz' }, 'must be one of be, ch'],
    ['a place without a position', { place: 'L-1261, Luxembourg' }, 'a latitude and a longitude'],
    ['a tax above all taxes', { vat: 55 }, 'vat'],
    ['a flag of one colour', { flag: 'across #1f4fa3' }, 'two to four stripes'],
  ])('refuses %s', (_, change, message) => {
    expect(() => planMarket({ ...luxembourg, ...change })).toThrow(message);
  });

  it('starts each language with the words of the market that is copied, or of the language’s own country', () => {
    const { locales } = planMarket({ ...luxembourg, from: 'ch', locales: ['fr-lu', 'de-lu', 'es-lu'] });
    expect(locales.map(({ start }) => start)).toEqual(['fr-ch', 'de-ch', 'es-es']);
  });

  it('names the flags that are missing', () => {
    expect(() => fromFlags({ id: 'lu' })).toThrow('--place');
    expect(() => fromFlags({ place: luxembourg.place })).toThrow('the country');
  });
});

describe('a new locale', () => {
  it('belongs to the market that serves its country, and has its routes', () => {
    expect(planLocale('it-lu', {})).toMatchObject({ market: 'be', language: 'it', start: 'it-ch', missing: [] });
  });

  it('starts with the words of the language’s own country, without its routes that the market lacks', () => {
    expect(planLocale('es-lu', {})).toMatchObject({
      start: 'es-es',
      missing: ['newsletter', 'newsletter-confirmation'],
    });
  });

  it.each<[string, string, { market?: string; from?: string }, string]>([
    ['a locale that exists', 'fr-be', {}, 'exists already'],
    ['a language alone', 'de', {}, 'the language and the country'],
    ['a language without messages', 'lb-lu', {}, 'has no messages yet'],
    ['a second locale in a language', 'fr-lu', {}, 'be has the language already, in fr-be'],
    ['a market whose addresses have no language', 'it-es', {}, 'prefixed: true'],
    ['a country that no market serves', 'de-pl', {}, '--market'],
    ['a start in another language', 'es-lu', { from: 'fr-be' }, 'is no locale in the language "es"'],
    ['a start without words for what the market has', 'it-lu', { from: 'it-it' }, 'it-it has no words for'],
  ])('is not %s', (_, code, given, message) => {
    expect(() => planLocale(code, given)).toThrow(message);
  });
});

it('names the variable of a locale', () => {
  expect(variableOf('fr-fr')).toBe('frFr');
});
