import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lookUp } from '../src/look-up.ts';
import { isSafeTarget } from '../src/target.ts';
import { pathText } from './path-text.ts';
import { addressOf, site, tableOf } from '../src/testing/rules.ts';

const table = tableOf(
  '/all/* → /*',
  '/x/*/y → /*',
  '/out/* → https://elsewhere.example/*',
  '//old.example/* → /*',
  'replace:en-ce-moment → with:',
  '/exact → /to',
  '/product.php?id=1 → /one',
  '/gone/* → /to',
  '/dot/*/* → /a/.*/*',
  '/hex/* → /%*',
);

/** Checks the target as written, and after a browser has resolved its dot segments. */
function isAllowed(to: string) {
  const { origin, pathname } = new URL(to, site);
  return isSafeTarget(to) && isSafeTarget(pathname) && [site, 'https://elsewhere.example'].includes(origin);
}

describe('hostile input', () => {
  it.each([
    ['a host after a prefix', '/all//evil.example', '/evil.example'],
    ['a host after a prefix, encoded', '/all/%2Fevil.example', null],
    ['a host after a prefix, encoded twice', '/all/%252Fevil.example', '/%252fevil.example'],
    ['a host after a host', '/out//evil.example', 'https://elsewhere.example/evil.example'],
    ['a host after a host, encoded', '/out/%2Fevil.example', null],
    ['a backslash', '/all/\\evil.example', null],
    ['a backslash, encoded', '/all/%5Cevil.example', null],
    ['a tab', '/all/\t/evil.example', '/%09/evil.example'],
    ['a tab, encoded', '/all/%09/evil.example', '/%09/evil.example'],
    ['a line end', '/all/%0d%0aSet-Cookie:%20a=b', '/%0D%0Aset-cookie%3A%20a%3Db'],
    ['a null', '/all/%00', '/%00'],
    ['a dot segment', '/all/..//evil.example', null],
    ['a dot segment, encoded', '/all/%2e%2E//evil.example', null],
    ['a dot segment and an encoded slash', '/all/a/%2e%2e/%2Fevil.example', null],
    ['a single-dot segment', '/all/./%2Fevil.example', null],
    ['a dot segment that the rule does not carry over', '/gone/../%2Fevil.example', '/to'],
    ['a dot segment that a rule creates', '/dot/./%2Fevil.example', null],
    ['an escape that a rule creates', '/hex/2fevil.example', null],
    ['a dot segment that a replacement creates', '/.en-ce-moment./%2Fevil.example', null],
    ['two slashes that a replacement creates', '/en-ce-moment/evil.example', '/evil.example'],
    ['an encoded slash that a replacement leaves', '/en-ce-moment%2Fevil.example', null],
    ['fullwidth slashes', '/all/／／evil.example', '/%EF%BC%8F%EF%BC%8Fevil.example'],
    ['fullwidth slashes, encoded', '/all/%EF%BC%8F%EF%BC%8Fevil.example', '/%EF%BC%8F%EF%BC%8Fevil.example'],
    ['a user name', '/out/@evil.example', 'https://elsewhere.example/%40evil.example'],
    ['a broken escape', '/all/%E0%A4%A', '/%25e0%25a4%25a'],
    ['a lone percent sign', '/all/%', '/%25'],
    ['a lone surrogate', '/all/\ud800', '/%EF%BF%BD'],
    ['10,000 characters', `/all/${'a'.repeat(10_000)}`, null],
    ['10,000 slashes', '/'.repeat(10_000), null],
    ['10,000 words', `/${'en-ce-'.repeat(800)}${'moment-'.repeat(800)}`, null],
    ['10,000 parameters', `/product.php?${'id=2&'.repeat(10_000)}id=1`, null],
    ['no slash at all', 'exact', null],
    ['an asterisk', '*', null],
    ['__proto__', '/__proto__', null],
    ['constructor', '/constructor', null],
  ])('%s: %j leads to %j', (_, address, expected) => {
    const to = lookUp(table, addressOf(address))?.to ?? null;
    expect(to).toBe(expected);
    expect(to === null || isAllowed(to)).toBe(true);
  });

  it('never leads off the site, for any path and query', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('/all/', '/x/', '/out/', '/dot/', '/hex/', '/', ''),
        pathText,
        pathText,
        (start, rest, search) => {
          const to = lookUp(table, { origin: 'https://old.example', pathname: start + rest, search: `?${search}` })?.to;
          return to === undefined || isAllowed(to);
        },
      ),
      { numRuns: 10_000 },
    );
  });

  it('never leads off the site, for any origin', () => {
    fc.assert(
      fc.property(fc.string(), pathText, (origin, rest) => {
        const to = lookUp(table, { origin, pathname: `/all/${rest}`, search: '' })?.to;
        return to === undefined || isAllowed(to);
      }),
    );
  });

  it('takes linear time', () => {
    const patterns = tableOf(...Array.from({ length: 20 }, (_, index) => `/p/${'*a'.repeat(8)}${index} → /b`));
    const started = performance.now();
    expect(lookUp(patterns, { pathname: `/p/${'a'.repeat(1_990)}`, search: '' })).toBeNull();
    expect(performance.now() - started).toBeLessThan(200);
  });
});
