import type { MenuLink, PageCard } from '@veralune/api-client/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { languageSwitch } from '../src/frame/language.ts';
import { menuItems } from '../src/frame/menu-items.ts';
import { entityAlternates } from '../src/metadata/alternates.ts';
import { fixedAlternates } from '../src/metadata/fixed-alternates.ts';
import { pageMetadata } from '../src/metadata/page-metadata.ts';
import { presentFor } from '../src/present/context.ts';
import { pageHref } from '../src/present/page-link.ts';
import { article, product } from './fixtures/catalogue.ts';

function link(code: string, changes: Partial<MenuLink> = {}): MenuLink {
  return {
    label: code,
    code,
    slug: null,
    parent_slug: null,
    separate_after: false,
    childs: [],
    ...changes,
  };
}

describe('menuItems', () => {
  beforeAll(() => {
    vi.stubEnv('VERALUNE_SCREENS', 'products,product,newsletter,help');
  });
  afterAll(() => {
    vi.unstubAllEnvs();
  });

  it('leads to screens and to things of the catalogue, two levels deep', () => {
    const menu = [link('products', { separate_after: true, childs: [link('products', { slug: 'microbiotes' })] })];
    expect(menuItems(menu, 'fr-be')).toEqual([
      {
        label: 'products',
        href: '/fr/produits',
        separateAfter: true,
        children: [{ label: 'products', href: '/fr/produits/microbiotes' }],
      },
    ]);
  });

  it.each(['store-finder', 'newsletter', 'no-such-screen', 'product', 'brands'])(
    'leaves out what leads nowhere in Italy: %s',
    (code) => {
      expect(menuItems([link(code)], 'it-it')).toEqual([]);
    },
  );
});

describe('pageHref', () => {
  it.each<[PageCard['type']['technical_name'], string]>([
    ['advice', '/fr/conseil/le-microbiote'],
    ['innovation', '/fr/qualite-innovation/le-microbiote'],
    ['corpo_main', '/fr/expertise/le-microbiote'],
    ['corpo_page', '/fr/expertise/parent/le-microbiote'],
    ['about', '/fr/a-propos/le-microbiote'],
    ['information', '/fr/information/le-microbiote'],
    ['brand_corner_main', '/fr/parent'],
    ['brand_corner_page', '/fr/parent/le-microbiote'],
    ['standard', '/fr/le-microbiote'],
    ['actualite', '/fr/le-microbiote'],
  ])('%s → %s', (type, path) => {
    expect(
      pageHref({ ...article, type: { technical_name: type }, parent: { title: 'Parent', slug: 'parent' } }, 'fr-be'),
    ).toBe(path);
  });
});

describe('alternates', () => {
  const paths = entityAlternates('product', product.alternates);

  it('gives a thing of the catalogue its address in each locale that has it', () => {
    expect(paths.map(({ path }) => path)).toEqual([
      '/fr/produit/florelune-equilibre',
      '/nl/product/florelune-evenwicht',
      '/prodotto/florelune-equilibrio',
    ]);
  });

  it('switches the language to the same thing, or home where the other language lacks it', () => {
    const options = languageSwitch(presentFor('fr-ch'), [{ locale: 'de-ch', path: '/de/produkt/x' }]).languages;
    expect(options.map(({ href, lang }) => [lang, href])).toEqual([
      ['de-CH', '/de/produkt/x'],
      ['fr-CH', '/fr'],
      ['it-CH', '/it'],
    ]);
  });

  it('knows a screen in all eight locales', () => {
    expect(fixedAlternates('brands')).toHaveLength(8);
  });
});

describe('pageMetadata', () => {
  it('writes title, canonical and hreflang, other markets on their own origins', () => {
    const metadata = pageMetadata({
      locale: 'fr-be',
      title: 'Nos marques',
      path: '/fr/marques',
      alternates: fixedAlternates('brands'),
    });
    expect(metadata.title).toMatch(/^Nos marques - Veralune/);
    expect(metadata.alternates?.canonical).toBe('https://be.veralune.example/fr/marques');
    expect(metadata.alternates?.languages).toMatchObject({
      'nl-BE': 'https://be.veralune.example/nl/merken',
      'it-IT': expect.stringMatching(/^https:\/\/it\.veralune\.example\//) as string,
    });
    expect(metadata.robots).toBeUndefined();
  });

  it('keeps a page out of search engines on demand', () => {
    expect(pageMetadata({ locale: 'de-de', title: 'Suche', path: '/suche', noIndex: true }).robots).toEqual({
      index: false,
      follow: true,
    });
  });
});
