import { expect, it } from 'vitest';
import { shortenPages } from './shorten-pages.ts';

function shorten(last: number, current: number) {
  return shortenPages(
    Array.from({ length: last }, (_, index) => ({ number: index + 1 })),
    current,
  )
    .map((page) => page?.number ?? '…')
    .join(' ');
}

it.each([
  [1, 1, '1'],
  [7, 4, '1 2 3 4 5 6 7'],
  [8, 1, '1 2 … 8'],
  [8, 3, '1 2 3 4 … 8'],
  [40, 20, '1 … 19 20 21 … 40'],
  [40, 40, '1 … 39 40'],
])('%i pages, on page %i: %s', (last, current, shown) => {
  expect(shorten(last, current)).toBe(shown);
});
