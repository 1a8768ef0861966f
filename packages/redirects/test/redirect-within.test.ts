import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ExternalRedirectError, redirectWithin } from '../src/redirect-within.ts';

const site = 'https://be.veralune.example';

describe('redirectWithin', () => {
  it.each(['/', '/fr', '/fr/produit/zinc?page=2#avis', '/sue%C3%B1o', '/a//b'])('allows %s', (path) => {
    expect(redirectWithin(path)).toBe(path);
  });

  it.each([
    '',
    'fr',
    '?page=2',
    'https://evil.example',
    'http://be.veralune.example/fr',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%2Fevil.example',
    '/%5Cevil.example',
    '/\t/evil.example',
    ' //evil.example',
    '/fr\r\nSet-Cookie: a=1',
    'javascript:alert(1)',
    'mailto:a@evil.example',
  ])('refuses %j', (target) => {
    expect(() => redirectWithin(target)).toThrow(ExternalRedirectError);
    expect(() => redirectWithin(target)).toThrow(/^VR-REDIRECTS-024: /);
  });

  it('never lets a browser leave the site', () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2f',
      '%5C',
      '\t',
      '\n',
      ' ',
      '@',
      ':',
      'evil.example',
      'https:',
      '?',
      '#',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(part).map((parts) => parts.join('')),
          fc.string(),
          fc.webUrl(),
        ),
        (target) => {
          let allowed: string;
          try {
            allowed = redirectWithin(target);
          } catch {
            return;
          }
          expect(new URL(allowed, site).origin).toBe(site);
        },
      ),
    );
  });
});
