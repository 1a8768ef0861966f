import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceLine } from '../../src/shop/cart/price-lines.ts';
import { allocate, percentOf, vatOf } from '../../src/shop/money.ts';
import { refundOf } from '../../src/shop/orders/withdraw.ts';

const cents = fc.integer({ min: 0, max: 10_000_000 });

describe('VAT in a gross amount', () => {
  test.each([
    [4_900, 60, 277],
    [1_490, 60, 84],
    [3_150, 26, 80],
    [2_450, 70, 160],
    [1_350, 100, 123],
  ])('%d with %d per thousand is %d', (gross, permille, vat) => {
    expect(vatOf(gross, permille)).toEqual([
      { rate_percent: permille / 10, gross_cents: gross, vat_cents: vat, net_cents: gross - vat },
    ]);
  });

  test('nothing has none', () => {
    expect(vatOf(0, 60)).toEqual([]);
  });

  test('is within half a cent of the exact amount, and net and VAT are the gross', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.constantFrom(26, 60, 70, 100), (gross, permille) => {
        const [share] = vatOf(gross, permille);
        if (share === undefined) throw new Error('There is VAT.');
        expect(share.net_cents + share.vat_cents).toBe(gross);
        expect(Math.abs(share.vat_cents - (gross * permille) / (1_000 + permille))).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});

describe('dividing an amount', () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [1_000, [1_490, 990], [601, 399]],
    [5, [0, 0], [5, 0]],
    [0, [3, 4], [0, 0]],
  ])('%d by %j is %j', (amount, weights, shares) => {
    expect(allocate(amount, weights)).toEqual(shares);
  });

  test('loses no cent, and nobody gets more than a cent too much', () => {
    fc.assert(
      fc.property(
        cents,
        fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 20 }),
        (amount, weights) => {
          const shares = allocate(amount, weights);
          const whole = weights.reduce((sum, weight) => sum + weight, 0);
          expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount);
          if (whole > 0)
            shares.forEach((share, index) => {
              expect(Math.abs(share - (amount * (weights[index] ?? 0)) / whole)).toBeLessThan(1);
            });
        },
      ),
    );
  });
});

test.each([
  [1_490, 10, 149],
  [1_495, 10, 150],
  [999, 15, 150],
])('%d: %d percent are %d', (amount, percent, expected) => {
  expect(percentOf(amount, percent)).toBe(expected);
});

describe('the price of a line', () => {
  const offer = { cents: 1_490, publicCents: null, volume: [[3, 1_350] as const, [6, 1_200] as const] };

  test.each([
    [1, 1_490, null, 1_490, 0],
    [2, 1_490, null, 2_980, 0],
    [3, 1_350, 1_490, 4_050, 420],
    [5, 1_350, 1_490, 6_750, 700],
    [6, 1_200, 1_490, 7_200, 1_740],
  ])('of %d units', (quantity, unitCents, fullUnitCents, totalCents, savingCents) => {
    expect(priceLine(offer, quantity)).toEqual({ unitCents, fullUnitCents, totalCents, savingCents });
  });

  test('saves compared with the suggested price too', () => {
    const special = { cents: 890, publicCents: 1_090, volume: [] };
    expect(priceLine(special, 2)).toEqual({
      unitCents: 890,
      fullUnitCents: 1_090,
      totalCents: 1_780,
      savingCents: 400,
    });
  });
});

describe('the refund of a return', () => {
  test('of all parts, in any order, is what was paid', () => {
    const line = fc.record({
      quantity: fc.integer({ min: 1, max: 20 }),
      unit: fc.integer({ min: 1, max: 20_000 }),
      percent: fc.integer({ min: 0, max: 100 }),
    });
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 0, max: 999 }),
        (given, deliveryCents) => {
          let lines = given.map(({ quantity, unit, percent }, index) => ({
            id: String(index),
            quantity,
            returned: 0,
            totalCents: unit * quantity,
            discountCents: percentOf(unit * quantity, percent),
          }));
          let refunded = 0;
          for (const { id, quantity } of lines)
            for (let unit = 0; unit < quantity; unit += 1) {
              refunded += refundOf({ deliveryCents }, lines, [{ line: { id }, quantity: 1 }]);
              lines = lines.map((each) => (each.id === id ? { ...each, returned: each.returned + 1 } : each));
            }
          const paid = lines.reduce((sum, each) => sum + each.totalCents - each.discountCents, deliveryCents);
          expect(refunded).toBe(paid);
        },
      ),
    );
  });

  test('of a part has no delivery', () => {
    const lines = [
      { id: 'a', quantity: 2, returned: 0, totalCents: 2_980, discountCents: 298 },
      { id: 'b', quantity: 1, returned: 0, totalCents: 990, discountCents: 99 },
    ];
    expect(refundOf({ deliveryCents: 490 }, lines, [{ line: { id: 'a' }, quantity: 1 }])).toBe(1_341);
    const both = [
      { line: { id: 'a' }, quantity: 2 },
      { line: { id: 'b' }, quantity: 1 },
    ];
    expect(refundOf({ deliveryCents: 490 }, lines, both)).toBe(2_682 + 891 + 490);
  });
});
