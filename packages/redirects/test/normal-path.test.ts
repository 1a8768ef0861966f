import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FirstLetters } from '../src/first-letters.ts';
import { isPlainFrom, isNormalPath, normalPath } from '../src/normal-path.ts';
import { pathText } from './path-text.ts';

describe('normalPath', () => {
  it.each([
    ['', ''],
    ['/', ''],
    ['//', ''],
    ['/a', '/a'],
    ['/a/', '/a'],
    ['/A/b', '/a/b'],
    ['/a//b', '/a/b'],
    ['/%61', '/a'],
    ['/sueño', '/sue%C3%B1o'],
    ['/suen\u0303o', '/sue%C3%B1o'],
    ['/SUE%c3%91O', '/sue%C3%B1o'],
    ['/a%2Fb', '/a%2Fb'],
    ['/a%5Cb', '/a%5Cb'],
    ['/sue%F1o', '/sue%25f1o'],
    ['/100%', '/100%25'],
    ['/a,b', '/a%2Cb'],
    ['/a%2Cb', '/a%2Cb'],
    ['/\ud800', '/%EF%BF%BD'],
  ])('%j → %j', (path, normal) => {
    expect(normalPath(path)).toBe(normal);
  });

  it.each([
    ['/old', true],
    ['/old/', false],
    ['/old/a', true],
    ['/old/a-1/b_c.html', true],
    ['/old/A', false],
    ['/old//a', false],
    ['/old/a/', false],
    ['/old/a,b', false],
    ['/old/sueño', false],
    ['/old/%61', false],
    ['/old/.', false],
    ['/old/../a', false],
    ['/old/.a', false],
    ['/old/a.', true],
    ['/old/a/..', false],
    ['/old/a..b', true],
  ])('knows of the rest of %j whether it is plain: %s', (path, expected) => {
    expect(isPlainFrom(path, '/old'.length)).toBe(expected);
  });

  it('calls a rest plain that is normal as a whole, and begins no segment with a dot', () => {
    fc.assert(
      fc.property(pathText, (rest) => {
        const path = `/${rest}`;
        return isPlainFrom(`/a${path}`, 2) === (isNormalPath(path) && !path.includes('/.'));
      }),
    );
  });

  it('normalises once and for all', () => {
    fc.assert(fc.property(pathText, (path) => normalPath(normalPath(path)) === normalPath(path)));
  });

  it('gives nothing but what a header may hold', () => {
    fc.assert(fc.property(pathText, (path) => /^(?:\/[a-zA-Z0-9\-_.!~*'()%]+)*$/.test(normalPath(path))));
  });
});

describe('FirstLetters', () => {
  it('never says no to a spelling of a path that was marked', () => {
    fc.assert(
      fc.property(pathText, (text) => {
        const letters = new FirstLetters();
        letters.mark(normalPath(`/${text}`), false, 1);
        return letters.kindsOf(`/${text}`) === 1 || letters.kindsOf(`/${text}`) === 255;
      }),
      { numRuns: 2_000 },
    );
  });

  it('never says no to what follows an open beginning', () => {
    fc.assert(
      fc.property(pathText, pathText, (text, rest) => {
        const start = `/${text}`;
        const letters = new FirstLetters();
        letters.mark(`${normalPath(start)}/`, true, 1);
        const path = `${start}/${rest}`;
        return letters.kindsOf(path) > 0 || !`${normalPath(path)}/`.startsWith(`${normalPath(start)}/`);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each(['/fr/produit/x', '/fa', '/f', '/ra/b'])('lets %s go where only /fr-be/* is known', (path) => {
    const letters = new FirstLetters();
    letters.mark('/fr-be/', true, 1);
    expect(letters.kindsOf(path)).toBe(path === '/f' ? 255 : 0);
  });
});
