import { describe, expect, it } from 'vitest';
import { unbrokenPhone, withUnbrokenPhones } from './unbroken-phones.ts';

/** Shows no-break spaces. */
function shown(text: string): string {
  return text.replaceAll('\u00a0', '_');
}

describe('phone numbers in a text stay on one line', () => {
  it.each([
    ['', ''],
    ['Appelez le +32 2 000 04 84 du lundi', 'Appelez le +32_2_000_04_84 du lundi'],
    ['+41 21 000 04 84', '+41_21_000_04_84'],
    ['+34 910 00 04 84, +39 02 000 04 84.', '+34_910_00_04_84, +39_02_000_04_84.'],
    ['2 + 2 = 4, +5 %', '2 + 2 = 4, +5 %'],
    ['de 9 h à 12 h', 'de 9 h à 12 h'],
  ])('%s', (text, unbroken) => {
    expect(shown(withUnbrokenPhones(text))).toBe(unbroken);
  });

  it('a national number alone', () => {
    expect(shown(unbrokenPhone('02 000 04 84'))).toBe('02_000_04_84');
  });
});
