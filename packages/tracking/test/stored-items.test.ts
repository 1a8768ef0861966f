import { marketIds, markets } from '@veralune/routing';
import { describe, expect, it } from 'vitest';
import { reportedKey } from '../src/claim.ts';
import { consentCategories, consentCookie, consentVersion } from '../src/consent/consent.ts';
import { isNameOf, storedItems, storedItemsOf, type StoredItem } from '../src/consent/stored-items.ts';
import { cookieNames, deletionsOf, withdrawnNames } from '../src/consent/withdrawn-items.ts';

const refused = {
  id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  version: consentVersion,
  time: '2026-11-24T09:30:00.000Z',
  categories: ['necessary'],
} as const;

describe('storedItems', () => {
  const items: readonly StoredItem[] = storedItems;

  it('has each name once per kind', () => {
    const names = items.map(({ kind, name }) => `${kind} ${name}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it('is in the order of the categories', () => {
    const order = items.map(({ category }) => consentCategories.indexOf(category));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  it('keeps a choice for twelve months', () => {
    expect(items.find(({ name }) => name === consentCookie)?.period).toEqual({ kind: 'months', count: 12 });
  });

  it.each(marketIds)('names necessary items as set by the site, and the reported orders: %s', (market) => {
    const own = storedItemsOf(market).filter(({ party }) => party === 'site' || party === 'api');
    expect(own.length).toBeGreaterThan(5);
    expect(own.filter(({ category }) => category !== 'necessary').map(({ name }) => name)).toEqual(
      markets[market].sellsOnline ? [reportedKey] : [],
    );
  });

  it('has no cart where nothing is sold online', () => {
    expect(storedItemsOf('it').filter(({ name }) => name.includes('cart'))).toEqual([]);
    expect(storedItemsOf('be').filter(({ name }) => name.includes('cart'))).toHaveLength(2);
  });
});

describe('isNameOf', () => {
  it.each([
    ['_ga', '_ga', true],
    ['_ga', '_ga_ABC', false],
    ['_ga_*', '_ga_ABC', true],
    ['veralune:form:*', 'veralune:form:contact', true],
    ['veralune:form:*', 'veralune:search', false],
  ])('%s, %s', (name, found, expected) => {
    expect(isNameOf({ name }, found)).toBe(expected);
  });
});

describe('withdrawnNames', () => {
  const found = ['_ga', '_ga_ABC', '_gid', '_gcl_au', 'cookie_consent', 'cart', 'unknown'];

  it.each([
    ['nothing', ['necessary'], ['_ga', '_ga_ABC', '_gid', '_gcl_au']],
    ['audience', ['necessary', 'audience'], ['_gcl_au']],
    ['advertising', ['necessary', 'advertising'], ['_ga', '_ga_ABC', '_gid']],
  ] as const)('with consent to %s', (_, categories, expected) => {
    expect(withdrawnNames('cookie', found, { ...refused, categories })).toEqual(expected);
  });

  it('tells kinds of storage apart', () => {
    expect(withdrawnNames('local', ['_ga', '_grecaptcha', 'veralune:search'], refused)).toEqual(['_grecaptcha']);
  });
});

describe('cookieNames', () => {
  it.each([
    ['', []],
    ['a=1', ['a']],
    ['a=1; b=2;c=x=y', ['a', 'b', 'c']],
  ])('%s', (cookies, expected) => {
    expect(cookieNames(cookies)).toEqual(expected);
  });
});

describe('deletionsOf', () => {
  it.each([
    ['localhost', ['_ga=; path=/; max-age=0']],
    [
      'be.veralune.example',
      [
        '_ga=; path=/; max-age=0',
        '_ga=; path=/; max-age=0; domain=be.veralune.example',
        '_ga=; path=/; max-age=0; domain=veralune.example',
      ],
    ],
  ])('%s', (host, expected) => {
    expect(deletionsOf('_ga', host)).toEqual(expected);
  });
});
