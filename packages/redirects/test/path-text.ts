import fc from 'fast-check';

/** Text of characters that occur in paths, in attacks and in addresses of old systems. */
export const pathText = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      '/',
      '/',
      '-',
      '.',
      'a',
      'B',
      'ñ',
      'N',
      '\u0303',
      '%',
      '%2F',
      '%C3%B1',
      '%F1',
      '%',
      '\\',
      ' ',
      '\u0000',
      '／',
      '\ud800',
      '*',
      '?',
      '#',
      'İ',
      '\u212a',
    ),
    fc.string({ unit: 'binary', maxLength: 1 }),
  ),
  maxLength: 30,
});
