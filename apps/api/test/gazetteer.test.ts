import { languageOf, marketOf, type Locale } from '@veralune/routing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distanceBetween } from '../src/geo/distance.ts';
import { Gazetteer } from '../src/geo/gazetteer.ts';
import { Postcodes } from '../src/geo/postcodes.ts';

const gazetteer = new Gazetteer(new Postcodes());

function locate(locale: Locale, text: string) {
  return gazetteer.locate(marketOf(locale).id, languageOf(locale), text);
}

test('the places of a postcode are those of the country of the form, if it is known', () => {
  const cities = (country?: string) =>
    new Postcodes().find('be', 'fr', '1150', country).map(({ zipcode, city }) => `${zipcode} ${city}`);
  expect(cities()).toEqual(['1150 Woluwe-Saint-Pierre', 'L-1150 Luxembourg']);
  expect(cities('be')).toEqual(['1150 Woluwe-Saint-Pierre']);
  expect(cities('lu')).toEqual(['L-1150 Luxembourg']);
  expect(cities('fr')).toEqual([]);
});

describe('what a visitor types', () => {
  test.each<[Locale, string, string]>([
    ['fr-be', '1050', '1050 Ixelles'],
    ['nl-be', '1050', '1050 Elsene'],
    ['fr-be', ' 1050 ixelles ', '1050 Ixelles'],
    ['fr-be', 'Ixelles 1050', '1050 Ixelles'],
    ['fr-be', '4000', '4000 Liège'],
    ['fr-be', '4000 Glain', '4000 Glain'],
    // Namur and Beez, which are as large for the table.
    ['fr-be', '5000', '5000'],
    ['fr-be', 'Liège', 'Liège'],
    ['fr-be', 'liege', 'Liège'],
    ['fr-be', 'LUIK', 'Liège'],
    ['nl-be', 'Liège', 'Luik'],
    ['nl-be', 'Brussel', '1000 Brussel'],
    ['nl-be', 'Bruxelles', '1000 Brussel'],
    ['fr-be', 'Elsene', '1050 Ixelles'],
    ['fr-be', 'Sint-Gillis', '1060 Saint-Gilles'],
    ['fr-be', 'St Gilles', '1060 Saint-Gilles'],
    ['fr-be', 'braine l’alleud', '1420 Braine-l’Alleud'],
    ['fr-be', "braine-l'alleud", '1420 Braine-l’Alleud'],
    ['fr-be', 'L-1261', 'L-1261 Luxembourg'],
    ['fr-be', 'Luxemburg', 'Luxembourg'],
    ['fr-ch', 'Genf', 'Genève'],
    ['fr-ch', 'ginevra', 'Genève'],
    ['de-ch', 'Genève', 'Genf'],
    ['it-ch', 'Zürich', 'Zurigo'],
    ['it-ch', 'zurigo', 'Zurigo'],
    ['de-ch', 'Biel', 'Biel'],
    ['fr-ch', 'Bienne', 'Bienne'],
    ['de-ch', 'Sankt Gallen', 'St. Gallen'],
    ['it-ch', 'San Gallo', 'San Gallo'],
    ['es-es', 'malaga', 'Málaga'],
    ['es-es', '29001 Málaga', '29001 Málaga'],
    ['es-es', 'san sebastián', 'San Sebastián'],
    ['es-es', 'Donostia-San Sebastian', 'San Sebastián'],
    ['es-es', 'Elx', 'Elche'],
    ['es-es', 'palma', 'Palma'],
    ['de-de', 'münchen', 'München'],
    ['de-de', '10178', '10178 Berlin'],
    ['de-de', 'Frankfurt', 'Frankfurt am Main'],
    ['de-de', 'Freiburg', 'Freiburg im Breisgau'],
    ['de-ch', 'Zuerich', 'Zürich'],
    ['de-de', 'Muenchen', 'München'],
    ['de-de', 'koeln', 'Köln'],
    ['de-de', 'Frankfurt/Main', 'Frankfurt am Main'],
    ['de-de', 'Frankfurt a.M.', 'Frankfurt am Main'],
    ['de-de', 'Frankfurt Oder', 'Frankfurt (Oder)'],
    ['de-de', 'Halle (Saale)', 'Halle'],
    ['es-es', 'La Coruña', 'A Coruña'],
    ['es-es', 'Gerona', 'Girona'],
    ['es-es', 'lerida', 'Lleida'],
    ['es-es', 'Orense', 'Ourense'],
    ['it-it', 'Reggio nell’Emilia', 'Reggio Emilia'],
  ])('%s %s is %s', async (locale, text, label) => {
    expect((await locate(locale, text)).place?.label).toBe(label);
  });

  test.each<[Locale, string]>([
    ['de-ch', 'Basel'],
    ['de-ch', 'Zürich'],
    ['de-de', 'Berlin'],
  ])('%s %s suggests no part of the town and none of its large recipients', async (locale, text) => {
    expect((await locate(locale, text)).suggestions).toEqual([]);
  });

  test('is the middle of a town', async () => {
    const centres = { latitude: 52.52, longitude: 13.4 };
    const { place } = await locate('de-de', 'Berlin');
    expect(place && distanceBetween(place, centres)).toBeLessThan(3);
  });

  test.each<[Locale, string, string]>([
    ['fr-be', 'Bruxeles', '1000 Bruxelles'],
    ['fr-be', 'Namr', '5000 Namur'],
    ['es-es', 'Zaragosa', 'Zaragoza'],
    ['de-de', 'Münhcen', 'München'],
    ['de-de', 'Frankfurt', 'Frankfurt (Oder)'],
    ['de-de', 'Hambu', 'Hamburg'],
    ['fr-be', '1055', '1050 Ixelles'],
    ['fr-be', 'Forest', 'Forest'],
  ])('%s %s suggests %s', async (locale, text, suggestion) => {
    const { suggestions } = await locate(locale, text);
    expect(suggestions.some((each) => each.includes(suggestion.replace(/^\d+ /, '')))).toBe(true);
    // Each suggestion is found.
    for (const each of suggestions) expect((await locate(locale, each)).place, each).not.toBeNull();
  });

  test.each<[Locale, string]>([
    ['fr-be', 'zzzzzzzz'],
    ['fr-be', '99999'],
    ['de-de', '!?'],
    ['es-es', '東京'],
    ['de-de', '1017'],
  ])('%s %s has no place', async (locale, text) => {
    expect((await locate(locale, text)).place).toBeNull();
  });

  test('is never a reason to fail, and has at most five suggestions', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 100 }), async (text) => {
        expect((await locate('nl-be', text)).suggestions.length).toBeLessThanOrEqual(5);
      }),
    );
  });
});

describe('the place of a position', () => {
  test.each<[Locale, number, number, string]>([
    ['fr-be', 50.8275, 4.3717, 'Ixelles'],
    ['nl-be', 50.8275, 4.3717, 'Elsene'],
    ['fr-be', 49.6116, 6.1319, 'Luxembourg'],
    ['de-ch', 46.2044, 6.1432, 'Genf'],
    ['es-es', 28.1235, -15.4363, 'Las Palmas de Gran Canaria'],
  ])('%s %f, %f is %s', (locale, latitude, longitude, city) => {
    expect(gazetteer.nearest(marketOf(locale).id, languageOf(locale), { latitude, longitude })?.city).toBe(city);
  });

  test('far from the market is none', () => {
    expect(gazetteer.nearest('be', 'fr', { latitude: 40.4, longitude: -3.7 })).toBeNull();
  });
});
