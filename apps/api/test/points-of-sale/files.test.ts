import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languageOf, locales, marketOf } from '@veralune/routing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ContentError } from '../../src/content/problem.ts';
import { distanceBetween } from '../../src/geo/distance.ts';
import { Postcodes } from '../../src/geo/postcodes.ts';
import type { PointOfSaleContent } from '../../src/points-of-sale/point-of-sale.ts';
import { readPointsOfSale, readPointsOfSaleFile } from '../../src/points-of-sale/read-points-of-sale.ts';
import { exportPointsOfSale, printPointsOfSale } from '../../src/points-of-sale/write-points-of-sale.ts';
import { shippedContent } from '../support/catalogues.ts';

const head = 'id,name,address,zipcode,city,phone,opening_hours,latitude,longitude';
const good = '1,Pharmacie,"Rue 1, bte 2",1050,Ixelles,+32 2 000 12 34,"Mo-Fr 08:30-12:30, Sa 09:00-13:00",50.83,4.37';
const parsed: PointOfSaleContent = {
  id: 1,
  market: 'be',
  name: 'Pharmacie',
  address: 'Rue 1, bte 2',
  zipcode: '1050',
  city: 'Ixelles',
  phone: '+32 2 000 12 34',
  opening_hours: ['Mo-Fr 08:30-12:30', 'Sa 09:00-13:00'],
  latitude: 50.83,
  longitude: 4.37,
};

function read(...lines: readonly string[]) {
  return readPointsOfSaleFile('be.csv', 'be', [head, ...lines].join('\n'));
}

describe('a file', () => {
  test('is read, whatever its line ends', () => {
    expect(read(good).pointsOfSale).toEqual([parsed]);
    expect(readPointsOfSaleFile('be.csv', 'be', `\uFEFF${head}\r\n${good}\r\n`)).toEqual(read(good));
  });

  test('can have neither telephone nor opening hours', () => {
    const [each] = read('1,Pharmacie,Rue 1,L-1261,Luxembourg,,,49.6,6.13').pointsOfSale;
    expect(each).toMatchObject({ zipcode: 'L-1261', phone: null, opening_hours: [] });
  });

  test.each([
    ['an id', good.replace('1', '01'), 'id: must be a positive whole number'],
    ['a postcode', good.replace('1050', 'B-1050'), 'zipcode: must be a postcode'],
    ['a telephone number', good.replace('+32 2', '02'), 'phone: must be an international number'],
    ['opening hours', good.replace('Mo-Fr 08:30', 'Monday 8:30'), 'opening_hours'],
    ['a latitude', good.replace('50.83', '150'), 'latitude'],
    ['a name', good.replace('Pharmacie', ' '), 'name'],
    ['the number of columns', `${good},more`, 'Invalid Record Length'],
  ])('names the line with %s that is wrong', (_, line, reason) => {
    const { problems } = read(good, line);
    expect(problems).toEqual([{ file: 'be.csv', line: 3, reason: expect.stringContaining(reason) as string }]);
  });

  test('is printed as it was read', () => {
    expect(printPointsOfSale(read(good).pointsOfSale)).toBe(`${head}\n${good}\n`);
  });
});

describe('a folder', () => {
  let folder = '';
  const write = (name: string, ...lines: readonly string[]): void => {
    writeFileSync(join(folder, 'points-of-sale', name), [head, ...lines, ''].join('\n'));
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'veralune-pharmacies-'));
    mkdirSync(join(folder, 'points-of-sale'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  test('reports unknown files and repeated ids', () => {
    write('be.csv', good);
    write('ch.csv', good);
    write('zz.csv', good);
    const problems = /zz\.csv:1: this file is unknown.*\n.*the id 1 belongs to Pharmacie and Pharmacie/;
    expect(() => readPointsOfSale(folder)).toThrow(problems);
    expect(() => readPointsOfSale(folder)).toThrow(ContentError);
  });

  test('without pharmacies has none', () => {
    expect(readPointsOfSale(join(folder, 'nothing'))).toEqual([]);
  });

  test('is exported file by file', () => {
    write('ch.csv', good);
    expect(exportPointsOfSale(folder, [parsed])).toEqual({ written: 1, removed: 1, unchanged: 0 });
    expect(exportPointsOfSale(folder, [parsed])).toEqual({ written: 0, removed: 0, unchanged: 1 });
    expect(readPointsOfSale(folder)).toEqual([parsed]);
  });
});

describe('the shipped pharmacies', () => {
  const all = readPointsOfSale(shippedContent);

  test.each([
    // The numbers that the page of the finder names. Source: 1-site.md §9.
    ['be', 700],
    ['ch', 200],
    ['es', 200],
    ['de', 200],
  ])('%s has more than %i', (market, count) => {
    expect(all.filter((each) => each.market === market).length).toBeGreaterThan(count);
  });

  test('are within a kilometre and a half of the place of their postcode', () => {
    const postcodes = new Postcodes();
    const far = all.filter(({ market, zipcode, latitude, longitude }) => {
      const [locale = 'fr-be'] = locales.filter((each) => marketOf(each).id === market);
      const places = postcodes.find(market, languageOf(locale), zipcode);
      return !places.some((place) => distanceBetween(place, { latitude, longitude }) < 1.5);
    });
    expect(far.map(({ id, zipcode, city }) => `${String(id)} ${zipcode} ${city}`)).toEqual([]);
  });

  test('have telephone numbers that no one can have', () => {
    const real = all.filter(({ phone }) => !/^\+\d+ (?:\d+ )?000 |^\+34 9\d0 00 /.test(phone ?? ''));
    expect(real).toEqual([]);
  });

  test.each(['be', 'ch', 'es', 'de'] as const)('%s is stored as an export would write it', (market) => {
    const text = readFileSync(join(shippedContent, 'points-of-sale', `${market}.csv`), 'utf8');
    expect(printPointsOfSale(all.filter((each) => each.market === market))).toBe(text);
  });
});
