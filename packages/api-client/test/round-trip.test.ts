import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressOf } from '../src/address.ts';
import { calls } from '../src/contract/index.ts';

const slugs = fc.array(fc.string({ maxLength: 20 }), { maxLength: 4 });

const query = fc.record(
  {
    categories: slugs,
    needs: slugs,
    price: fc.record({ min: fc.integer({ min: 0, max: 99 }), max: fc.double({ min: 0, max: 99, noNaN: true }) }),
    text: fc.string({ maxLength: 50 }).map((text) => text.trim()),
    caracteristics: fc.record({ brand: slugs, flavour: slugs }, { requiredKeys: [] }),
    display: fc.subarray(['new', 'in_stock'] as const),
    no_free: fc.boolean(),
    page: fc.integer({ min: 1, max: 10_000 }),
    orderBy: fc.constantFrom('relevance', 'price_asc'),
  },
  { requiredKeys: [] },
);

/** JSON has no negative zero. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value)) as unknown;
}

test('the contract parses the URL of a call into the same values', () => {
  fc.assert(
    fc.property(query, (given) => {
      const address = addressOf({
        baseUrl: 'http://api.test',
        path: '/product',
        shopId: 1,
        lang: 'fr',
        input: { query: given },
        isRepeated: () => false,
      });
      const read = calls.products.query.parse(Object.fromEntries(new URL(address).searchParams));
      expect(plain(read)).toEqual(plain({ ...given, shop_id: 1, lang: 'fr' }));
    }),
  );
});
