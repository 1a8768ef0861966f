import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loginHref, returnPath } from '../src/account/return-path.ts';

const foreign = [
  null,
  undefined,
  '',
  'mon-compte',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/x/..//evil.example',
  'javascript:alert(1)',
  ' /fr',
];

describe('returnPath', () => {
  it.each(foreign)('refuses %j', (given) => {
    expect(returnPath(given)).toBeNull();
  });

  it.each(['/', '/fr/mon-compte', '/fr/panier?code=X', '/fr/produit/x#avis'])('accepts %s', (path) => {
    expect(returnPath(path)).toBe(path);
  });

  it('never leads to another origin', () => {
    const parts = fc.constantFrom('/', '\\', '.', '..', 'evil.example', '\t', '@', ':', '?', '#', '%2f', 'a');
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 8 }), (texts) => {
        const path = returnPath(`/${texts.join('')}`);
        return path === null || new URL(path, 'https://be.veralune.example').host === 'be.veralune.example';
      }),
    );
  });
});

it('loginHref and returnPath are inverse', () => {
  const path = '/fr/mon-compte/adresse?kind=invoice&x=1';
  const { searchParams } = new URL(loginHref('fr-be', path), 'https://be.veralune.example');
  expect(returnPath(searchParams.get('redirect'))).toBe(path);
});
