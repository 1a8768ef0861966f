import type { Locale } from '@veralune/routing';
import { describe, expect, test } from 'vitest';
import { countries, provincialsOf, regionsOfCountry } from '../src/geo/regions.ts';
import { Postcodes } from '../src/geo/postcodes.ts';

const postcodes = new Postcodes();

function find(locale: Locale, zipcode: string) {
  const [language, market] = locale.split('-') as ['fr', 'be'];
  return postcodes.find(market, language, zipcode);
}

function names(locale: Locale, zipcode: string): string[] {
  return find(locale, zipcode).map(({ city }) => city);
}

describe('a postcode', () => {
  test.each<[Locale, string, string]>([
    ['fr-be', '1000', 'Bruxelles'],
    ['nl-be', '1000', 'Brussel'],
    ['nl-be', '4000', 'Luik'],
    ['fr-be', '9000', 'Gand'],
    ['nl-be', '1420', 'Eigenbrakel'],
    ['nl-be', '7780', 'Komen-Waasten'],
    ['fr-be', 'L-1261', 'Luxembourg'],
    ['nl-be', 'l 1261', 'Luxemburg'],
    ['fr-be', '1261', 'Luxembourg'],
    ['de-ch', '1201', 'Genf'],
    ['it-ch', '8001', 'Zurigo'],
    ['es-es', '28013', 'Madrid'],
    ['de-de', '10115', 'Berlin'],
    ['de-de', '58452', 'Witten'],
    ['de-de', '71263', 'Weil der Stadt'],
    ['it-it', '20121', 'Milano'],
    ['it-it', ' 00118 ', 'Roma'],
  ])('%s %s is in %s', (locale, zipcode, city) => {
    expect(names(locale, zipcode)).toContain(city);
  });

  test.each<[string, Locale, string]>([
    ['of another country', 'de-de', '1000'],
    ['with too many digits', 'it-it', '001180'],
    ['in words', 'fr-be', 'Bruxelles'],
    ['that does not exist', 'es-es', '99999'],
    ['of a large recipient', 'de-de', '10026'],
    ['of an authority', 'de-de', '01054'],
    ['with a pattern', 'fr-be', '1...'],
  ])('%s has no result', (_, locale, zipcode) => {
    expect(names(locale, zipcode)).toEqual([]);
  });

  test('has its province, its coordinates, and each town once', () => {
    expect(find('nl-be', '4000')[0]).toMatchObject({ province: 'Luik', zipcode: '4000' });
    expect(find('fr-be', '1261')[0]).toMatchObject({ zipcode: 'L-1261', province: 'Grand-Duché de Luxembourg' });
    expect(find('it-it', '20121')[0]).toMatchObject({ province: 'Milano' });
    expect(names('fr-ch', '1000')).toEqual(['Lausanne']);
    expect(find('fr-ch', '1201')[0]?.latitude).toBeCloseTo(46.2, 1);
  });
});

describe('regions for forms', () => {
  test.each<['be' | 'ch' | 'es' | 'de' | 'it', 'fr' | 'nl' | 'de' | 'es' | 'it', number, string]>([
    ['be', 'nl', 12, 'Groothertogdom Luxemburg'],
    ['be', 'fr', 12, 'Hainaut'],
    ['ch', 'it', 26, 'Grigioni'],
    ['ch', 'de', 26, 'Waadt'],
    ['es', 'es', 52, 'A Coruña'],
    ['de', 'de', 16, 'Nordrhein-Westfalen'],
    ['it', 'it', 107, 'Forlì-Cesena'],
  ])('%s in %s: %i, among them %s', (market, language, count, label) => {
    const regions = provincialsOf(market, language);
    expect(regions).toHaveLength(count);
    expect(regions.map((region) => region.label)).toContain(label);
    expect(new Set(regions.map(({ code }) => code)).size).toBe(count);
    expect(regions.map((region) => region.label)).toEqual(
      regions.map((region) => region.label).toSorted(new Intl.Collator(language).compare),
    );
  });

  test('codes are unique in a country', () => {
    for (const country of countries) {
      const codes = regionsOfCountry[country].map(({ code }) => code);
      expect(new Set(codes).size).toBe(codes.length);
    }
  });
});
