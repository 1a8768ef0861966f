import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locale } from '@veralune/routing';
import { describe, expect, test } from 'vitest';
import { runContentCommand } from '../../src/content-commands/run-content-command.ts';
import { pointsOfSaleFolder } from '../../src/content/points-of-sale-folder.ts';
import { seedPointsOfSale } from '../../src/points-of-sale/store-points-of-sale.ts';
import { scope, useApi } from '../support/api.ts';
import { shippedContent } from '../support/catalogues.ts';
import { useContentCopy } from '../support/content-copy.ts';

const api = useApi('shipped');
const content = useContentCopy();

describe('GET /point-of-sale', () => {
  test('answers the nearest pharmacies of a town, the nearest first', async () => {
    const { place, items, radius, suggestions } = await api.ask('nl-be', 'pointsOfSale', { query: { text: 'Liège' } });
    expect(place).toMatchObject({ label: 'Luik' });
    expect([items.length, radius, suggestions]).toEqual([20, 10, []]);
    const distances = items.map(({ distance }) => distance);
    expect(distances).toEqual(distances.toSorted((left, right) => left - right));
    expect(items[0]).toMatchObject({ city: 'Liège', time_zone: 'Europe/Brussels' });
  });

  test.each<[Locale, object, string, RegExp]>([
    ['fr-be', { zipcode: 'L-1261' }, 'L-1261 Luxembourg', /^L-/],
    ['fr-be', { lat: 50.8275, lng: 4.3717 }, '1050 Ixelles', /^1/],
    ['de-ch', { text: 'Genf', radius: 5 }, 'Genf', /^12/],
    ['es-es', { zipcode: '28010' }, '28010 Madrid', /^28/],
    ['de-de', { text: '10178 Berlin', radius: 25 }, '10178 Berlin', /^1/],
  ])('%s %j is near %s', async (locale, query, label, zipcode) => {
    const { place, items } = await api.ask(locale, 'pointsOfSale', { query });
    expect(place?.label).toBe(label);
    expect(items.length).toBeGreaterThan(0);
    for (const item of items) expect(item.zipcode).toMatch(zipcode);
  });

  test('Canary Islands have their own time', async () => {
    const { items } = await api.ask('es-es', 'pointsOfSale', { query: { zipcode: '38001' } });
    expect(new Set(items.map((item) => item.time_zone))).toEqual(new Set(['Atlantic/Canary']));
  });

  test('has no pharmacies beyond the radius, of another market, or where there are none', async () => {
    const near = await api.ask('fr-be', 'pointsOfSale', { query: { lat: 50.85, lng: 4.35, radius: 1 } });
    expect(near.items.every(({ distance }) => distance <= 1_000)).toBe(true);
    const abroad = await api.ask('de-de', 'pointsOfSale', { query: { lat: 50.85, lng: 4.35, radius: 20 } });
    expect(abroad).toEqual({
      place: { label: null, latitude: 50.85, longitude: 4.35 },
      radius: 20,
      items: [],
      suggestions: [],
    });
    const italy = await api.ask('it-it', 'pointsOfSale', { query: { text: 'Milano', radius: 100 } });
    expect([italy.place?.label, italy.items]).toEqual(['Milano', []]);
  });

  test('an unknown place has suggestions', async () => {
    const { place, items, suggestions } = await api.ask('de-de', 'pointsOfSale', { query: { text: 'Münhcen' } });
    expect([place, items]).toEqual([null, []]);
    expect(suggestions.join()).toContain('München');
  });

  test.each([
    ['nothing', ''],
    ['a latitude only', '&lat=50'],
    ['a place and a position', '&text=Gent&lat=50&lng=4'],
    ['two places', '&text=Gent&zipcode=9000'],
    ['a position outside the globe', '&lat=91&lng=0'],
    ['a radius of a country', '&text=Gent&radius=101'],
    ['an empty text', '&text='],
  ])('refuses %s', async (_, query) => {
    expect((await api.request(`/point-of-sale?${scope('nl-be')}${query}`)).status).toBe(400);
  });
});

describe('GET /reverse-geocoding', () => {
  test('answers the nearest place', async () => {
    const query = { lat: 47.37, lng: 8.54 };
    expect(await api.ask('it-ch', 'reverseGeocoding', { query })).toMatchObject({ city: 'Zurigo', province: 'Zurigo' });
    expect(await api.ask('es-es', 'reverseGeocoding', { query })).toBeNull();
  });
});

describe('content commands', () => {
  const run = (name: 'diff' | 'import', folder: string) => runContentCommand(api.database().db, name, folder);
  const file = `${pointsOfSaleFolder}/de.csv`;

  test('a filled table is not seeded again', async () => {
    expect(await seedPointsOfSale(api.database().db, shippedContent)).toBeNull();
  });

  test('an import changes, adds and removes pharmacies, and answers have a new ETag', async () => {
    const path = `/point-of-sale?${scope('de-de')}&zipcode=10717&radius=5`;
    const before = await api.request(path);
    expect(await run('diff', shippedContent)).toContain('equal');
    const edit = (text: string): string =>
      text
        .replace(/^40001,[^,]+/m, '40001,Umbenannte Apotheke')
        .replace(/^40002,.*\n/m, '')
        .concat('49999,Neue Apotheke,Weg 1,10717,Berlin,,,52.4934,13.328\n');
    const text = await content.withEdit(file, edit, () => run('import', content.folder()));
    expect(text.split('\n').map((line) => line.slice(0, 35))).toEqual([
      '~ point-of-sale/40001 Umbenannte Ap',
      expect.stringMatching(/^- point-of-sale\/40002/) as string,
      '+ point-of-sale/49999 Neue Apotheke',
      '',
      '3 differences.',
    ]);
    await api.catalogue().refresh();
    const after = await api.request(path, { headers: { 'if-none-match': before.headers.get('etag') ?? '' } });
    expect(after.status).toBe(200);
    expect(await after.text()).toContain('Umbenannte Apotheke');
    await run('import', shippedContent);
    expect(await run('diff', shippedContent)).toContain('equal');
  });

  test('an export writes the same files', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'veralune-export-'));
    try {
      await runContentCommand(api.database().db, 'export', folder);
      expect(await run('diff', folder)).toContain('equal');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
