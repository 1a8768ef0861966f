import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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
  ])('isPlainFrom(%j) after /old is %s', (path, expected) => {
    expect(isPlainFrom(path, '/old'.length)).toBe(expected);
  });

  it('isPlainFrom is true for a rest in normal form without a segment that begins with a dot', () => {
    fc.assert(
      fc.property(pathText, (rest) => {
        const path = `/${rest}`;
        return isPlainFrom(`/a${path}`, 2) === (isNormalPath(path) && !path.includes('/.'));
      }),
    );
  });

  it('is idempotent', () => {
    fc.assert(fc.property(pathText, (path) => normalPath(normalPath(path)) === normalPath(path)));
  });

  it('returns only characters that are valid in a header', () => {
    fc.assert(fc.property(pathText, (path) => /^(?:\/[a-zA-Z0-9\-_.!~*'()%]+)*$/.test(normalPath(path))));
  });
});
