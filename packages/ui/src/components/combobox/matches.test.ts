import { expect, test } from 'vitest';
import { matches } from './matches.ts';

test.each([
  ['Österreich', 'Öst', true],
  ['Österreich', 'ost', true],
  ['Österreich', 'Oest', true],
  ['Gießen', 'giess', true],
  ['Gießen', 'gieß', true],
  ['Chênée', 'chenee', true],
  ['Chênée', 'CHÊ', true],
  ['Vaux-sous-Chèvremont', 'chev', true],
  ['A Coruña', 'coruna', true],
  ['Sint-Denijs-Westrem', ' denijs ', true],
  ['Italie', '', true],
  ['Italie', 'li', true],
  ['Italie', 'lt', false],
  ['Espagne', '(e', false],
])('%s is found by "%s": %s', (label, typed, found) => {
  expect(matches(label, typed)).toBe(found);
});
