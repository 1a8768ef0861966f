import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lookUp } from '../src/look-up.ts';
import { isSafeTarget } from '../src/target.ts';
import { pathText } from './path-text.ts';
import { addressOf, site, tableOf } from './tables.ts';

const table = tableOf(
  '/all/* → /*',
  '/x/*/y → /*',
  '/out/* → https://elsewhere.example/*',
  '//old.example/* → /*',
  'replace:en-ce-moment → with:',
  '/exact → /to',
  '/product.php?id=1 → /one',
);

const staysPut = (to: string) =>
  isSafeTarget(to) && [site, 'https://elsewhere.example'].includes(new URL(to, site).origin);

describe('hostile input', () => {
  it.each([
    ['a host behind a prefix', '/all//evil.example'],
    ['a host behind a prefix, encoded', '/all/%2Fevil.example'],
    ['a host behind a prefix, encoded twice', '/all/%252Fevil.example'],
    ['a backslash', '/all/\\evil.example'],
    ['a backslash, encoded', '/all/%5Cevil.example'],
    ['a tab', '/all/\t/evil.example'],
    ['a tab, encoded', '/all/%09/evil.example'],
    ['a line end', '/all/%0d%0aSet-Cookie:%20a=b'],
    ['a null', '/all/%00'],
    ['dots', '/all/..//evil.example'],
    ['dots, encoded', '/all/%2e%2e//evil.example'],
    ['look-alike slashes', '/all/／／evil.example'],
    ['look-alike slashes, encoded', '/all/%EF%BC%8F%EF%BC%8Fevil.example'],
    ['a user name', '/out/@evil.example'],
    ['a broken escape', '/all/%E0%A4%A'],
    ['a lone percent sign', '/all/%'],
    ['half a character', '/all/\ud800'],
    ['a word that leaves two slashes', '/en-ce-moment/evil.example'],
    ['a word that leaves an encoded slash', '/en-ce-moment%2Fevil.example'],
    ['10,000 characters', `/all/${'a'.repeat(10_000)}`],
    ['10,000 slashes', '/'.repeat(10_000)],
    ['10,000 words', `/${'en-ce-'.repeat(800)}${'moment-'.repeat(800)}`],
    ['10,000 parameters', `/product.php?${'id=2&'.repeat(10_000)}`],
    ['no slash at all', 'exact'],
    ['an asterisk', '*'],
    ['__proto__', '/__proto__'],
    ['constructor', '/constructor'],
  ])('%s is answered and stays on the site', (_, address) => {
    const to = lookUp(table, addressOf(address))?.to;
    expect(to === undefined || staysPut(to)).toBe(true);
  });

  it('is answered whatever it is', () => {
    fc.assert(
      fc.property(fc.constantFrom('/all/', '/x/', '/out/', '/', ''), pathText, pathText, (start, rest, search) => {
        const to = lookUp(table, { origin: 'https://old.example', pathname: start + rest, search: `?${search}` })?.to;
        return to === undefined || staysPut(to);
      }),
      { numRuns: 5_000 },
    );
  });

  it('is answered whatever the origin is', () => {
    fc.assert(
      fc.property(fc.string(), pathText, (origin, rest) => {
        const to = lookUp(table, { origin, pathname: `/all/${rest}`, search: '' })?.to;
        return to === undefined || staysPut(to);
      }),
    );
  });

  it('is answered at once', () => {
    const patterns = tableOf(...Array.from({ length: 20 }, (_, index) => `/p/${'*a'.repeat(8)}${index} → /b`));
    const started = performance.now();
    expect(lookUp(patterns, { pathname: `/p/${'a'.repeat(1_990)}`, search: '' })).toBeNull();
    expect(performance.now() - started).toBeLessThan(200);
  });
});
