import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSlug, slugify } from '../src/index.ts';

describe('slugify', () => {
  it.each([
    ['Vitamine C', 'vitamine-c'],
    ['  énergie  ', 'energie'],
    ['Müdigkeit & Stress', 'mudigkeit-stress'],
    ['Fußschmerz', 'fussschmerz'],
    ['GROẞ', 'gross'],
    ['œstrogène', 'oestrogene'],
    ["l’acide d'or", 'l-acide-d-or'],
    ['niño', 'nino'],
    ['ﬁbre', 'fibre'],
    ['--oméga---3--', 'omega-3'],
    ['../../etc/passwd', 'etc-passwd'],
    ['<script>', 'script'],
    ['100 %', '100'],
    ['维生素', ''],
    ['', ''],
  ])('%s → %s', (text, expected) => {
    expect(slugify(text)).toBe(expected);
  });

  it('leaves no trailing dash when it truncates', () => {
    expect(slugify('abc def', 4)).toBe('abc');
  });

  it('returns a valid slug of at most maxLength or an empty text, and is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.integer({ min: 1, max: 100 }), (text, length) => {
        const slug = slugify(text, length);
        expect(slug === '' || (isSlug(slug) && slug.length <= length)).toBe(true);
        expect(slugify(slug, length)).toBe(slug);
      }),
    );
  });
});
