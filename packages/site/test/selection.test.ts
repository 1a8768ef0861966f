import { filterNames, type Filter } from '@veralune/routing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterQuery, orderOf } from '../src/listing/query.ts';
import { isSelected, toggled, without, withFilter } from '../src/listing/selection.ts';

const filter = fc.record({ name: fc.constantFrom(...filterNames), value: fc.constantFrom('a', 'b', 'c') });

describe('selection', () => {
  it('toggling twice gives the same choices, but where one replaced its like', () => {
    fc.assert(
      fc.property(fc.uniqueArray(filter, { selector: ({ name, value }) => name + value }), filter, (filters, one) => {
        const single = one.name === 'sort' || one.name === 'price';
        fc.pre(!single || !filters.some(({ name }) => name === one.name));
        const twice = toggled(toggled(filters, one), one);
        expect([...twice].sort(byKey)).toEqual([...filters].sort(byKey));
      }),
    );
  });

  it('holds one price and one order at the most', () => {
    const first: Filter = { name: 'price', value: '0-15' };
    const second: Filter = { name: 'price', value: '15-25' };
    expect(withFilter([first], second)).toEqual([second]);
    expect(isSelected(withFilter([first], second), first)).toBe(false);
  });

  it('removes only what it was given', () => {
    const brand: Filter = { name: 'brand', value: 'florelune' };
    const need: Filter = { name: 'need', value: 'florelune' };
    expect(without([brand, need], brand)).toEqual([need]);
  });
});

describe('filterQuery', () => {
  it('groups the values of one filter and reads the price', () => {
    const filters: Filter[] = [
      { name: 'flavour', value: 'fraise' },
      { name: 'flavour', value: 'vanille' },
      { name: 'price', value: '15-25' },
      { name: 'display', value: 'new' },
      { name: 'sort', value: 'price_desc' },
    ];
    expect(filterQuery({ category: 'microbiote', filters })).toEqual({
      no_free: true,
      published: true,
      categories: ['microbiote'],
      price: { min: 15, max: 25 },
      display: ['new'],
      caracteristics: { flavour: ['fraise', 'vanille'] },
    });
    expect(orderOf(filters)).toBe('price_desc');
  });

  it('asks for nothing that was not chosen', () => {
    expect(filterQuery({ filters: [] })).toEqual({ no_free: true, published: true });
    expect(orderOf([])).toBe('relevance');
  });
});

function byKey(one: Filter, other: Filter): number {
  return `${one.name}${one.value}`.localeCompare(`${other.name}${other.value}`);
}
