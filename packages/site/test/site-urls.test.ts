import { markets } from '@veralune/routing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { siteUrl, siteUrlOf } from '../src/catalogue/environment.ts';
import { hreflangs } from '../src/metadata/absolute-url.ts';

const paths = [
  { locale: 'nl-be', path: '/nl/merken' },
  { locale: 'fr-be', path: '/fr/marques' },
  { locale: 'fr-ch', path: '/fr/marques' },
  { locale: 'it-it', path: '/marchi' },
] as const;

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('SITE_URLS', () => {
  it('names the origins of the markets; the others have their default', () => {
    vi.stubEnv('SITE_URL', 'https://www.example.be/');
    vi.stubEnv('SITE_URLS', 'be=https://old.example.be, ch=https://www.example.ch/');
    expect(hreflangs(paths, 'be')).toEqual([
      ['nl-BE', 'https://www.example.be/nl/merken'],
      ['fr-BE', 'https://www.example.be/fr/marques'],
      ['fr-CH', 'https://www.example.ch/fr/marques'],
      ['it-IT', 'https://it.veralune.example/marchi'],
      ['x-default', 'https://www.example.be/fr/marques'],
    ]);
    expect(siteUrl(markets.ch)).toBe('https://www.example.be');
  });

  it('names the own market too, where SITE_URL is not set', () => {
    vi.stubEnv('SITE_URLS', 'be=https://www.example.be');
    expect(siteUrl(markets.be)).toBe('https://www.example.be');
    expect(siteUrl(markets.ch)).toBe('https://ch.veralune.example');
  });

  it.each([
    'zz=https://x.example',
    'be',
    'be=',
    'be=ftp://x.example',
    'be=x',
    'be=https://a.example,be=https://b.example',
  ])('stops the server: %s', (text) => {
    vi.stubEnv('SITE_URLS', text);
    expect(() => {
      siteUrlOf('be');
    }).toThrow(/^VR-SITE-010: SITE_URLS has ".*", which is not <market>=<origin>/);
  });

  it.each(['', ' ', 'be=https://x.example,', 'be=https://x.example:8443'])('accepts "%s"', (text) => {
    vi.stubEnv('SITE_URLS', text);
    expect(() => {
      siteUrlOf('be');
    }).not.toThrow();
  });
});

describe('x-default', () => {
  const path = (locale: Parameters<typeof hreflangs>[0][number]['locale']) => ({ locale, path: `/${locale}` });
  it.each([
    [['nl-be', 'fr-be', 'fr-ch'], 'fr-be'],
    [['de-ch', 'fr-ch'], 'fr-ch'],
    [['nl-be', 'de-de', 'es-es'], 'es-es'],
    [['it-it', 'de-ch', 'de-de'], 'de-ch'],
    [['it-it', 'nl-be'], 'it-it'],
  ] as const)('of a page in %o is %s', (locales, expected) => {
    expect(hreflangs(locales.map(path), 'be').at(-1)).toEqual(['x-default', expect.stringMatching(`/${expected}$`)]);
  });

  it('does not exist for a page in one locale', () => {
    expect(hreflangs([path('nl-be')], 'be')).toEqual([]);
  });
});
