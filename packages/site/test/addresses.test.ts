import type { MenuLink, PageCard } from '@veralune/api-client/contract';
import { locales } from '@veralune/routing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { languageSwitch } from '../src/frame/language-switch.ts';
import { menuItems } from '../src/frame/menu-items.ts';
import { entityAlternates } from '../src/metadata/alternates.ts';
import { fixedAlternates } from '../src/metadata/fixed-alternates.ts';
import { pageMetadata } from '../src/metadata/page-metadata.ts';
import { createPageContext } from '../src/page-context.ts';
import { pageHref } from '../src/mappers/page-link.ts';
import { article, product } from './fixtures/catalogue.ts';

function link(code: string, changes: Partial<MenuLink> = {}): MenuLink {
  return {
    label: code,
    code,
    slug: null,
    parent_slug: null,
    separate_after: false,
    picto: null,
    pack: null,
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

  it('links to screens and to entities of the catalogue, on two levels', () => {
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
    'leaves out a link without a target in Italy: %s',
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

  it('lists the address of an entity in each locale where it exists', () => {
    expect(paths.map(({ path }) => path)).toEqual([
      '/fr/produit/florelune-equilibre',
      '/nl/product/florelune-evenwicht',
      '/prodotto/florelune-equilibrio',
    ]);
  });

  it('switches the language to the same entity, or to the home page when it does not exist there', () => {
    const options = languageSwitch(createPageContext('fr-ch'), [{ locale: 'de-ch', path: '/de/produkt/x' }]).languages;
    expect(options.map(({ href, lang }) => [lang, href])).toEqual([
      ['de-CH', '/de/produkt/x'],
      ['fr-CH', '/fr'],
      ['it-CH', '/it'],
    ]);
  });

  it('lists a screen in all eight locales', () => {
    expect(fixedAlternates('brands')).toHaveLength(locales.length);
  });
});

describe('pageMetadata', () => {
  it('has title, canonical and hreflang, with the origin of each market', () => {
    const metadata = pageMetadata({
      locale: 'fr-be',
      title: 'Nos marques',
      path: '/fr/marques',
      alternates: fixedAlternates('brands'),
    });
    expect(metadata.title).toBe('Nos marques – Veralune');
    expect(metadata.alternates?.canonical).toBe('https://be.veralune.example/fr/marques');
    expect(metadata.alternates?.languages).toMatchObject({
      'nl-BE': 'https://be.veralune.example/nl/merken',
      'it-IT': expect.stringMatching(/^https:\/\/it\.veralune\.example\//) as string,
    });
    expect(metadata.robots).toBeUndefined();
  });

  it('excludes a page from search engines with noIndex', () => {
    expect(pageMetadata({ locale: 'de-de', title: 'Suche', path: '/suche', noIndex: true }).robots).toEqual({
      index: false,
      follow: true,
    });
  });
});
