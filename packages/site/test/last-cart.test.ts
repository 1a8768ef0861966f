import type { Cart } from '@veralune/api-client/contract';
import { describe, expect, it } from 'vitest';
import { lastCartLines, parseLastCart } from '../src/cart/last-cart.ts';
import { hasFilledCart, isKnownVisitor } from '../src/visitor/visitor-marks.ts';

const zinc = { name: 'Micralba Zinc', packaging: '60 gélules', quantity: 2 };

describe('the last known cart', () => {
  it('has name, packaging and quantity of each line, and no prices', () => {
    const line = (name: string) => ({
      product: { name, packaging: '60 gélules', image: null },
      quantity: 2,
      total_cents: 2_980,
    });
    const cart = { lines: [line('Micralba Zinc'), line('')] } as unknown as Pick<Cart, 'lines'>;
    expect(lastCartLines(cart)).toEqual([zinc]);
  });

  it.each<[string, unknown, readonly unknown[] | null]>([
    ['nothing', null, null],
    ['an object', {}, null],
    ['an empty list', [], []],
    ['a line', [zinc], [zinc]],
    ['a line and other data', [null, 1, 'zinc', zinc], [zinc]],
    [
      'a quantity that is none',
      [
        { ...zinc, quantity: 0 },
        { ...zinc, quantity: 1.5 },
        { ...zinc, quantity: '2' },
      ],
      [],
    ],
    [
      'a name that is none',
      [
        { ...zinc, name: '' },
        { ...zinc, name: 1 },
        { ...zinc, name: 'x'.repeat(201) },
      ],
      [],
    ],
    ['too many lines', Array.from({ length: 101 }, () => zinc), Array.from({ length: 100 }, () => zinc)],
  ])('%s is stored', (_, stored, expected) => {
    expect(parseLastCart(stored)).toEqual(expected);
  });
});

describe('the cookie of the visitor', () => {
  it.each([
    ['', false, false],
    ['locale=fr-be', false, false],
    ['locale=fr-be; visitor=c', true, true],
    ['visitor=cs; locale=fr-be', true, true],
    ['visitor=s', true, false],
    ['xvisitor=c', false, false],
  ])('"%s": known %s, filled cart %s', (cookies, isKnown, isFilled) => {
    expect(isKnownVisitor(cookies)).toBe(isKnown);
    expect(hasFilledCart(cookies)).toBe(isFilled);
  });
});
