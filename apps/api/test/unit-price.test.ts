import fc from 'fast-check';
import { marketIds, type MarketId } from '@veralune/routing';
import { describe, expect, it } from 'vitest';
import { unitPriceCents, type NetQuantity } from '../src/catalogue/unit-price.ts';

function net(quantity: Partial<NetQuantity>): NetQuantity {
  return { grams: null, millilitres: null, pieces: null, ...quantity };
}

type Case = readonly [
  text: string,
  market: MarketId,
  cents: number,
  net: NetQuantity,
  expected: readonly [number, string],
];

const cases: readonly Case[] = [
  ['9.90 € for 36 g in Belgium', 'be', 990, net({ grams: 36 }), [2_750, '100_g']],
  ['9.90 € for 36 g in Germany', 'de', 990, net({ grams: 36 }), [27_500, 'kg']],
  ['9.50 € for 36 g in Spain', 'es', 950, net({ grams: 36 }), [2_639, '100_g']],
  ['19.90 € for 20 ml in Italy', 'it', 1_990, net({ millilitres: 20 }), [9_950, '100_ml']],
  ['19.90 € for 20 ml in Germany', 'de', 1_990, net({ millilitres: 20 }), [99_500, 'l']],
  ['12.50 CHF for 30 tablets of 36 g', 'ch', 1_250, net({ grams: 36, pieces: 30 }), [42, 'piece']],
  ['19.90 CHF for 20 ml', 'ch', 1_990, net({ millilitres: 20 }), [9_950, '100_ml']],
  ['12.50 CHF for 36 g that are not counted', 'ch', 1_250, net({ grams: 36 }), [3_472, '100_g']],
  ['30 tablets by weight where the law asks for weight', 'be', 990, net({ grams: 36, pieces: 30 }), [2_750, '100_g']],
  ['pieces without a weight', 'be', 900, net({ pieces: 30 }), [30, 'piece']],
  ['a half is rounded up', 'ch', 25, net({ pieces: 10 }), [3, 'piece']],
  ['a half with decimals of a gram', 'be', 100, net({ grams: 1.6 }), [6_250, '100_g']],
  ['11.40 g', 'de', 1_490, net({ grams: 11.4 }), [130_702, 'kg']],
  ['a free pack', 'be', 0, net({ grams: 10 }), [0, '100_g']],
];

describe('unit price', () => {
  it.each(cases)('%s', (_, market, cents, quantity, [amount, per]) => {
    expect(unitPriceCents(cents, quantity, market)).toEqual({ cents: amount, per });
  });

  it.each(marketIds)('%s: there is none without a net quantity', (market) => {
    expect(unitPriceCents(990, net({}), market)).toBeNull();
  });

  it('is the price of the pack when the pack is the quantity, and whole cents always', () => {
    const quantity = fc.record({ grams: fc.double({ min: 0.01, max: 5_000, noNaN: true }) });
    fc.assert(
      fc.property(fc.constantFrom(...marketIds), fc.nat(100_000), quantity, (market, cents, { grams }) => {
        expect(unitPriceCents(cents, net({ grams: 100 }), 'be')?.cents).toBe(cents);
        expect(Number.isInteger(unitPriceCents(cents, net({ grams }), market)?.cents)).toBe(true);
      }),
    );
  });
});
