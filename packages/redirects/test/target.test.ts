import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSafeTarget } from '../src/target.ts';
import { codeOf } from '../src/testing/rules.ts';

const site = 'https://be.veralune.example';

describe('isSafeTarget', () => {
  it.each([
    '/',
    '/fr',
    '/fr/produit/zinc?page=2#avis',
    '/sue%C3%B1o',
    'https://elsewhere.example',
    'http://localhost:3001/x',
    '/a//b',
    '/a/%2Fb',
    '/.well-known/x',
    '/a...b/..c?next=/../d#/../e',
    'https://elsewhere.example?x=1',
  ])('accepts %s', (target) => {
    expect(isSafeTarget(target)).toBe(true);
  });

  it.each([
    ['a host without a scheme', '//evil.example'],
    ['a backslash that browsers read as a slash', '/\\evil.example'],
    ['two backslashes', '\\\\evil.example'],
    ['a slash that a proxy decodes', '/%2Fevil.example'],
    ['a slash that a proxy decodes, in lower case', '/%2fevil.example'],
    ['a backslash that a proxy decodes', '/%5cevil.example'],
    ['a dot segment before a host', '/a/..//evil.example'],
    ['a single-dot segment before a host', '/.//evil.example'],
    ['a dot segment before a slash that a proxy decodes', '/a/%2e%2E/%2Fevil.example'],
    ['a slash that a proxy decodes, after our host', `${site}/%2Fevil.example`],
    ['a tab that browsers ignore', '/\t/evil.example'],
    ['a line end that injects a header', '/a\r\nSet-Cookie: a=b'],
    ['a null', '/a\0b'],
    ['a space', '/a b'],
    ['a fullwidth slash', '/／evil.example'],
    ['a fraction slash', '/⁄evil.example'],
    ['a javascript: address', 'javascript:alert(1)'],
    ['a data: address', 'data:text/html,x'],
    ['a user name that looks like our host', `${site}@evil.example/`],
    ['a password', 'https://a:b@evil.example/'],
    ['a backslash after the host', 'https://be.veralune.example\\@evil.example'],
    ['a scheme without slashes', 'https:evil.example'],
    ['a scheme with one slash', 'https:/evil.example'],
    ['a scheme without a host', 'https://'],
    ['no leading slash', 'evil.example'],
    ['an empty target', ''],
  ])('rejects %s', (_, target) => {
    expect(isSafeTarget(target)).toBe(false);
  });

  it('accepts only targets that a browser resolves to the same site', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom(
            ...['/', '\\', '%2F', '%5c', '\t', '\n', '@', ':', '.', '..', '%2e', 'a', 'evil.example', '?', '#', ' '],
          ),
          maxLength: 8,
        }),
        (rest) => {
          const target = `/${rest}`;
          if (!isSafeTarget(target)) return true;
          const { origin, pathname } = new URL(target, site);
          return origin === site && isSafeTarget(pathname);
        },
      ),
      { numRuns: 5_000 },
    );
  });
});

describe('parseRule', () => {
  it.each([
    ['/a', '/b', 'valid'],
    ['/a', '/sueño', 'valid'],
    ['/a/*', '/b/*', 'valid'],
    ['/a/*', 'https://elsewhere.example/*', 'valid'],
    ['https://müller.example/a', '/b', 'valid'],
    ['replace:en-ce-moment', 'with:', 'valid'],
    ['', '/b', 'VR-REDIRECTS-003'],
    ['a', '/b', 'VR-REDIRECTS-003'],
    ['/a/../b', '/c', 'VR-REDIRECTS-003'],
    ['/a/*/%2e', '/c', 'VR-REDIRECTS-003'],
    ['/a/*?x=1', '/b', 'VR-REDIRECTS-003'],
    [`/${'a'.repeat(2_000)}`, '/b', 'VR-REDIRECTS-003'],
    [`/a?x=${'ñ'.repeat(400)}`, '/b', 'VR-REDIRECTS-003'],
    ['https://*.example/a', '/b', 'VR-REDIRECTS-003'],
    ['https://user@old.example/a', '/b', 'VR-REDIRECTS-003'],
    ['https:///a', '/b', 'VR-REDIRECTS-003'],
    ['/a', '//evil.example', 'VR-REDIRECTS-004'],
    ['/a', '/\\evil.example', 'VR-REDIRECTS-004'],
    ['/a', 'evil.example', 'VR-REDIRECTS-004'],
    ['/a', '/b/../c', 'VR-REDIRECTS-004'],
    ['/a', '/b c', 'VR-REDIRECTS-004'],
    ['/a', '', 'VR-REDIRECTS-005'],
    ['/a', '/b/*', 'VR-REDIRECTS-005'],
    ['/a/*', '/*/b/*', 'VR-REDIRECTS-005'],
    ['/a/*', 'https://*.example/', 'VR-REDIRECTS-004'],
    ['/a/*', '/b?q=*', 'VR-REDIRECTS-005'],
    ['/a', `/${'b'.repeat(2_000)}`, 'VR-REDIRECTS-005'],
    ['replace:ab', 'with:', 'VR-REDIRECTS-007'],
    ['replace:abc', '', 'VR-REDIRECTS-007'],
    ['replace:abc', 'with:abcd', 'VR-REDIRECTS-007'],
  ])('from %j to %j: %s', (from, to, code) => {
    expect(codeOf({ from, to })).toBe(code);
  });

  it.each([
    ['', 'valid'],
    ['301', 'valid'],
    ['302', 'valid'],
    ['308', 'VR-REDIRECTS-006'],
    ['toString', 'VR-REDIRECTS-006'],
  ])('code %j: %s', (code, expected) => {
    expect(codeOf({ from: '/a', to: '/b', code })).toBe(expected);
  });
});
