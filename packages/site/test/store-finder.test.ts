import { hasRoute, href, locales, type Locale } from '@veralune/routing';
import fc from 'fast-check';
import { isValidElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageContext } from '../src/page-context.ts';
import { pharmaciesProps } from '../src/screens/pharmacies/props.tsx';
import { storeFinderProps } from '../src/screens/store-finder/props.ts';
import { distanceText } from '../src/store-finder/distance-text.ts';
import { mapRings } from '../src/store-finder/map-rings.ts';
import { dayRanges, openingTable, openingWeek } from '../src/store-finder/opening-week.ts';
import { storeResults, type FoundStores } from '../src/store-finder/store-results.tsx';
import { storeSearchIn, storeSearchQuery, type StoreSearch } from '../src/store-finder/store-search.ts';
import { pharmacy } from './fixtures/catalogue.ts';

const context = createPageContext('fr-be');
const place = { label: '1050 Ixelles', latitude: 50.8275, longitude: 4.3717 };
const finderLocales = locales.filter((locale) => hasRoute('store-finder', locale));

function textSearch(text: string, radius: StoreSearch['radius'] = 10): StoreSearch {
  return { place: { kind: 'text', text }, radius };
}

beforeEach(() => {
  vi.stubEnv('VERALUNE_SCREENS', 'store-finder,contact');
});

describe('the search in an address', () => {
  it.each<[string, StoreSearch | null]>([
    ['', null],
    ['utm=1', null],
    ['radius=5', null],
    ['q=', textSearch('')],
    ['q= 1050+Ixelles &radius=25', textSearch('1050 Ixelles', 25)],
    ['q=Gent&radius=7', textSearch('Gent')],
    ['zipcode=L-1261', { place: { kind: 'zipcode', zipcode: 'L-1261' }, radius: 10 }],
    ['zipcode=&q=Gent', textSearch('Gent')],
    ['lat=50.85&lng=4.35&q=Gent', { place: { kind: 'position', latitude: 50.85, longitude: 4.35 }, radius: 10 }],
    ['lat=50.85&q=Gent', textSearch('Gent')],
    ['lat=91&lng=0', null],
    ['lat=1e1&lng=0', null],
  ])('?%s', (query, search) => {
    expect(storeSearchIn(new URLSearchParams(query))).toEqual(search);
  });

  it('is the same after it was written to an address', () => {
    const text = fc
      .string({ minLength: 1, maxLength: 100, unit: 'grapheme' })
      .map((each) => textSearch(each.trim().slice(0, 100), 25));
    const position = fc
      .record({
        latitude: fc.integer({ min: -90_000, max: 90_000 }),
        longitude: fc.integer({ min: -180_000, max: 180_000 }),
      })
      .map(({ latitude, longitude }): StoreSearch => ({
        place: { kind: 'position', latitude: latitude / 1_000 || 0, longitude: longitude / 1_000 || 0 },
        radius: 5,
      }));
    fc.assert(
      fc.property(fc.oneof(text, position), (search) => {
        const address = new URL(storeSearchQuery(search), 'https://be.example');
        expect(storeSearchIn(address.searchParams)).toEqual(search);
      }),
    );
  });
});

describe('opening hours', () => {
  it.each([
    [['Mo-We 09:00-12:00'], [0, 1, 2]],
    [['Sa 09:00-12:00'], [5]],
    [['Sa-Mo 09:00-12:00'], [0, 5, 6]],
    [
      ['Tu 14:00-18:00', 'Mo-Tu 09:00-12:00'],
      [0, 1, 1],
    ],
  ])('%j are on the days %j', (hours, days) => {
    expect(dayRanges(hours).map(({ day }) => day)).toEqual(days);
  });

  it('are in minutes of the week, past midnight too', () => {
    const week = openingWeek({ ...pharmacy, opening_hours: ['Tu 08:30-12:30', 'Su 20:00-02:00'] }, context);
    expect(week).toEqual({
      timeZone: 'Europe/Brussels',
      openings: [
        { from: 1_950, to: 2_190, fromText: '8\u00a0h\u00a030', toText: '12\u00a0h\u00a030' },
        { from: 9_840, to: 10_200, fromText: '20\u00a0h', toText: '2\u00a0h' },
      ],
    });
  });

  it('are a table of seven days', () => {
    const table = openingTable(pharmacy, createPageContext('de-de'));
    expect(table?.days.map(({ day }) => day)).toEqual([
      'Montag',
      'Dienstag',
      'Mittwoch',
      'Donnerstag',
      'Freitag',
      'Samstag',
      'Sonntag',
    ]);
    expect(table?.days[0]?.hours).toEqual(['08:30–12:30', '13:30–18:30']);
    expect(table?.days[6]?.hours).toEqual([]);
    expect(openingTable({ opening_hours: [] }, context)).toBeUndefined();
  });
});

describe('distances', () => {
  it.each<[number, Locale, string]>([
    [0, 'fr-be', '0\u00a0m'],
    [142, 'fr-be', '140\u00a0m'],
    [994, 'fr-be', '990\u00a0m'],
    [996, 'fr-be', '1\u00a0km'],
    [1_349, 'de-de', '1,3\u00a0km'],
    [1_349, 'de-ch', '1.3\u00a0km'],
    [12_345, 'es-es', '12\u00a0km'],
  ])('%i m in %s are %s', (metres, locale, text) => {
    expect(distanceText(metres, locale).replaceAll(/\s/g, '\u00a0')).toBe(text);
  });

  it.each([
    [0, [0.5, 1]],
    [1_000, [0.5, 1]],
    [1_001, [1, 2]],
    [24_000, [10, 25]],
    [60_000, [25, 50]],
  ])('%i m fit on a map with rings of %j km', (metres, rings) => {
    expect(mapRings(metres, 'fr-be').map(({ kilometres }) => kilometres)).toEqual(rings);
  });
});

describe('storeFinderProps', () => {
  const found: FoundStores = { place, radius: 10, items: [pharmacy], suggestions: [] };
  const propsOf = (search: StoreSearch, answer: FoundStores | null) =>
    pharmaciesProps({ search, found: answer }, context);
  const resultsOf = (search: StoreSearch, answer: FoundStores) => storeResults(search, { ...answer, place }, context);

  it.each(finderLocales)('%s: the start explains the search, and says that the pharmacies are invented', (locale) => {
    const props = storeFinderProps(createPageContext(locale));
    expect(props).toMatchObject({
      state: { kind: 'start' },
      search: { action: href('store-finder', {}, locale), name: 'q' },
    });
    expect(props.note).not.toBe('');
  });

  it('shows the found pharmacies in the list and on the map', () => {
    const { state, search } = propsOf(textSearch('ixelles', 25), found);
    expect(search).toMatchObject({ value: 'ixelles', radius: { name: 'radius', value: '25' } });
    if (state.kind !== 'results') throw new Error(state.kind);
    expect(state.title).toBe('1 pharmacie près de 1050 Ixelles');
    const results = resultsOf(textSearch('ixelles', 25), found);
    expect(isValidElement(state.results) && state.results.props).toEqual(results);
    expect(results.stores[0]).toMatchObject({
      id: '10001',
      address: ['Rue du Serpolet 12', '1050 Ixelles'],
      phone: { href: 'tel:+3220001234' },
      routeHref: 'https://www.openstreetmap.org/directions?to=50.8279%2C4.3735',
    });
    expect(results.map.centre).toEqual({ latitude: 50.8275, longitude: 4.3717 });
    expect(results.labels.state.openUntil).toContain('{time}');
    expect(results.choices?.[0]?.items.map((item) => [item.href, item.current])).toEqual([
      ['/fr/trouver-une-pharmacie?q=ixelles&radius=5', false],
      ['/fr/trouver-une-pharmacie?q=ixelles', false],
      ['/fr/trouver-une-pharmacie?q=ixelles&radius=25', true],
      ['/fr/trouver-une-pharmacie?q=ixelles&radius=50', false],
    ]);
  });

  it('names the nearest twenty, and other places of the name', () => {
    const items = Array.from({ length: 20 }, (_, index) => ({ ...pharmacy, id: index + 1 }));
    const answer = { ...found, items, suggestions: ['1050 Elsene'] };
    const { state } = propsOf(textSearch('Ixelles'), answer);
    if (state.kind !== 'results') throw new Error(state.kind);
    expect(state.title).toBe('Les 20 pharmacies les plus proches de 1050 Ixelles');
    expect(resultsOf(textSearch('Ixelles'), answer).choices?.[1]?.items).toEqual([
      { label: '1050 Elsene', href: '/fr/trouver-une-pharmacie?q=1050+Elsene', current: false },
    ]);
  });

  it.each<[string, StoreSearch, FoundStores | null, string, readonly string[]]>([
    [
      'no pharmacy within the radius leads to a wider one',
      textSearch('Bouillon', 5),
      { ...found, items: [] },
      'none',
      ['/fr/trouver-une-pharmacie?q=Bouillon', '/fr/contactez-nous'],
    ],
    ['nor within the widest', textSearch('Bouillon', 50), { ...found, items: [] }, 'none', ['/fr/contactez-nous']],
    [
      'an unknown place has suggestions',
      textSearch('Bruxeles'),
      { ...found, place: null, items: [], suggestions: ['1000 Bruxelles'] },
      'none',
      ['/fr/trouver-une-pharmacie?q=1000+Bruxelles'],
    ],
    ['no answer is an error', textSearch('Ixelles'), null, 'error', []],
    ['an empty form is the start', textSearch(''), null, 'start', []],
  ])('%s', (_, search, answer, kind, links) => {
    const { state } = propsOf(search, answer);
    expect(state.kind).toBe(kind);
    expect(state.kind === 'none' ? state.empty.links?.map((link) => link.href) : []).toEqual(links);
  });

  it('tells an empty form and an unknown place from a failure', () => {
    const unknown = propsOf(textSearch('xx'), { ...found, place: null, items: [] });
    const empty = propsOf(textSearch(''), null);
    const failed = propsOf(textSearch('xx'), null);
    expect(new Set([unknown, empty, failed].map(({ search }) => search.error)).size).toBe(3);
    expect(failed.search.error).toBeUndefined();
  });

  it('shows the nearest place for a position, and none far from the market', () => {
    const search: StoreSearch = { place: { kind: 'position', latitude: 50.8, longitude: 4.3 }, radius: 10 };
    expect(propsOf(search, found).search.value).toBe('1050 Ixelles');
    const abroad = propsOf(search, { ...found, place: { ...place, label: null }, items: [] });
    expect(abroad.search.value).toBeUndefined();
    expect(abroad.state).toMatchObject({ empty: { title: expect.stringContaining('la position indiquée') as string } });
  });
});
