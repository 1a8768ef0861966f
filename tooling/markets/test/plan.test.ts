import { describe, expect, it } from 'vitest';
import { planLocale } from '../src/new-locale/plan.ts';
import { fromFlags } from '../src/new-market/ask.ts';
import { planMarket, variableOf, type MarketInput } from '../src/new-market/plan.ts';

const france = fromFlags({ id: 'fr', place: '75011, Paris, 48.859, 2.379' });

describe('a new market', () => {
  it('has what the registry and its country say', () => {
    expect(planMarket(france)).toMatchObject({
      ...{ name: 'France', country: 'FR', shopId: 6, port: 3006, timeZone: 'Europe/Paris', currency: 'EUR' },
      locales: [{ code: 'fr-fr', language: 'fr', start: 'fr-be' }],
      place: { zipcode: '75011', city: 'Paris', latitude: 48.859, longitude: 2.379 },
    });
  });

  it.each<[string, Partial<MarketInput>, string]>([
    ['a market that exists', { id: 'be', locales: ['fr-be'] }, 'is a market already'],
    ['a name instead of a code', { id: 'france' }, 'two lower-case letters'],
    ['a country without a form of postcodes', { id: 'at', locales: ['de-at'] }, 'packages/forms/src/countries.ts'],
    ['a language without messages', { locales: ['br-fr'] }, 'has no messages yet'],
    ['a locale of another country', { locales: ['fr-be'] }, 'must end with -fr'],
    ['a locale twice', { locales: ['fr-fr', 'fr-fr'] }, 'must differ'],
    ['an unknown model', { from: 'pt' }, 'must be one of be, ch'],
    ['a place without a position', { place: '75011, Paris' }, 'a latitude and a longitude'],
    ['a tax above all taxes', { vat: 55 }, 'vat'],
  ])('refuses %s', (_, change, message) => {
    expect(() => planMarket({ ...france, ...change })).toThrow(message);
  });

  it('starts each language with the words of the market that is copied, or of the language’s own country', () => {
    const { locales } = planMarket({ ...france, from: 'ch', locales: ['fr-fr', 'de-fr', 'es-fr'] });
    expect(locales.map(({ start }) => start)).toEqual(['fr-ch', 'de-ch', 'es-es']);
  });

  it('names the flags that are missing', () => {
    expect(() => fromFlags({ id: 'fr' })).toThrow('--place');
    expect(() => fromFlags({ place: france.place })).toThrow('the country');
  });
});

describe('a new locale', () => {
  it('belongs to the market that serves its country, and has its routes', () => {
    const plan = planLocale('de-lu', {});
    expect(plan).toMatchObject({ market: 'be', language: 'de', start: 'de-de', missing: ['quiz'] });
  });

  it.each<[string, string, { market?: string; from?: string }, string]>([
    ['a locale that exists', 'fr-be', {}, 'exists already'],
    ['a language alone', 'de', {}, 'the language and the country'],
    ['a language without messages', 'lb-lu', {}, 'has no messages yet'],
    ['a second locale in a language', 'fr-lu', {}, 'be has the language already, in fr-be'],
    ['a market whose addresses have no language', 'it-es', {}, 'prefixed: true'],
    ['a country that no market serves', 'de-pl', {}, '--market'],
    ['a start in another language', 'de-lu', { from: 'fr-be' }, 'is no locale in the language "de"'],
  ])('is not %s', (_, code, given, message) => {
    expect(() => planLocale(code, given)).toThrow(message);
  });
});

it('names the variable of a locale', () => {
  expect(variableOf('fr-fr')).toBe('frFr');
});
