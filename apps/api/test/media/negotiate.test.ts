import { describe, expect, it } from 'vitest';
import { negotiate } from '../../src/media/negotiate.ts';

const cases: readonly (readonly [accept: string | undefined, format: string])[] = [
  ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'avif'],
  ['image/webp,image/avif', 'avif'],
  ['image/avif;q=0.5,image/webp', 'webp'],
  ['image/webp;q=0.9, image/png;q=0.9', 'webp'],
  ['image/avif;q=0, image/webp', 'webp'],
  ['image/avif;q=0,image/webp;q=0', 'png'],
  ['IMAGE/AVIF', 'avif'],
  ['image/avif ; q=1.0', 'avif'],
  ['image/png', 'png'],
  ['image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5', 'png'],
  ['image/*', 'png'],
  ['*/*', 'png'],
  ['text/html', 'png'],
  ['', 'png'],
  [undefined, 'png'],
  [';;;,,,q=,=', 'png'],
  ['image/avif;q=many', 'avif'],
];

describe('negotiate', () => {
  it.each(cases)('%j → %s', (accept, format) => {
    expect(negotiate(accept, ['avif', 'webp', 'png'])).toBe(format);
  });

  it('uses the last format if the client names none of them', () => {
    expect(negotiate('image/png', ['avif', 'webp', 'jpeg'])).toBe('jpeg');
    expect(negotiate(undefined, ['webp'])).toBe('webp');
  });
});
