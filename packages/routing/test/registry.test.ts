import { describe, expect, it } from 'vitest';
import { isLocale, isMarketId, languageOf, locales, marketIds, marketOf, markets } from '../src/index.ts';

describe.each(marketIds)('market %s', (id) => {
  it('is the market of each of its locales', () => {
    for (const locale of markets[id].locales) {
      expect(marketOf(locale)).toBe(markets[id]);
      expect(locale.startsWith(`${languageOf(locale)}-`)).toBe(true);
    }
  });
});

it('every locale belongs to one market', () => {
  expect(marketIds.flatMap((id) => markets[id].locales)).toEqual(expect.arrayContaining([...locales]));
  expect(marketIds.flatMap((id) => markets[id].locales)).toHaveLength(locales.length);
});

it.each(['constructor', '__proto__', '', 'FR-BE', 'zz'])('"%s" is neither a locale nor a market', (value) => {
  expect(isLocale(value) || isMarketId(value)).toBe(false);
});
