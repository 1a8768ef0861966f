import { filterNames, type Filter } from '@veralune/routing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterQuery, orderOf } from '../src/listing/query.ts';
import { isSelected, withFilterToggled, withFilter, withoutFilter } from '../src/listing/selection.ts';

const filter = fc.record({ name: fc.constantFrom(...filterNames), value: fc.constantFrom('a', 'b', 'c') });

describe('selection', () => {
  it('toggling a filter twice restores the filters, unless it replaced a single-valued filter', () => {
    fc.assert(
      fc.property(fc.uniqueArray(filter, { selector: ({ name, value }) => name + value }), filter, (filters, one) => {
        const single = one.name === 'sort' || one.name === 'price';
        fc.pre(!single || !filters.some(({ name }) => name === one.name));
        const twice = withFilterToggled(withFilterToggled(filters, one), one);
        expect([...twice].sort(byKey)).toEqual([...filters].sort(byKey));
      }),
    );
  });

  it('contains at most one price and one sort order', () => {
    const first: Filter = { name: 'price', value: '0-15' };
    const second: Filter = { name: 'price', value: '15-25' };
    expect(withFilter([first], second)).toEqual([second]);
    expect(isSelected(withFilter([first], second), first)).toBe(false);
  });

  it('removes only the given filter', () => {
    const brand: Filter = { name: 'brand', value: 'florelune' };
    const need: Filter = { name: 'need', value: 'florelune' };
    expect(withoutFilter([brand, need], brand)).toEqual([need]);
  });
});

describe('filterQuery', () => {
  it('groups the values of each filter and parses the price', () => {
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

  it('has no parameters without filters', () => {
    expect(filterQuery({ filters: [] })).toEqual({ no_free: true, published: true });
    expect(orderOf([])).toBe('relevance');
  });
});

function byKey(one: Filter, other: Filter): number {
  return `${one.name}${one.value}`.localeCompare(`${other.name}${other.value}`);
}
