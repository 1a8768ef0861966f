import type { SitemapEntry } from '@veralune/api-client/contract';
import { markets, routeNames, type RouteName } from '@veralune/routing';
import { describe, expect, it } from 'vitest';
import { fixedUrls, urlsOfEntry } from '../src/sitemap/urls.ts';
import { sitemapIndexXml, sitemapXml } from '../src/sitemap/xml.ts';

const allScreens: ReadonlySet<RouteName> = new Set(routeNames);
const product: SitemapEntry = {
  entity_type: 'product',
  id: 101,
  page_type: null,
  question_count: 2,
  modified_at: '2026-01-05T08:00:00.000Z',
  alternates: [
    { shop_id: 1, lang: 'fr', slug: 'florelune-equilibre' },
    { shop_id: 1, lang: 'nl', slug: 'florelune-evenwicht' },
    { shop_id: 3, lang: 'es', slug: 'florelune-equilibrio' },
  ],
};
const cornerPage: SitemapEntry = {
  ...product,
  entity_type: 'cms_page',
  page_type: 'brand_corner_page',
  question_count: 0,
  alternates: [{ shop_id: 3, lang: 'es', slug: 'la-gama', parent_slug: 'florelune' }],
};

describe('urlsOfEntry', () => {
  it('lists an entity in each language of the market, with its alternates in all markets', () => {
    const urls = urlsOfEntry({ ...product, question_count: 0 }, markets.be, allScreens);
    const languages = [
      ['fr-BE', 'https://be.veralune.example/fr/produit/florelune-equilibre'],
      ['nl-BE', 'https://be.veralune.example/nl/product/florelune-evenwicht'],
      ['es-ES', 'https://es.veralune.example/producto/florelune-equilibrio'],
      ['x-default', 'https://be.veralune.example/fr/produit/florelune-equilibre'],
    ];
    expect(urls).toEqual([
      { address: languages[0]?.[1], modifiedAt: product.modified_at, languages },
      { address: languages[1]?.[1], modifiedAt: product.modified_at, languages },
    ]);
  });

  it('lists the questions page of a product that has questions', () => {
    const addresses = urlsOfEntry(product, markets.es, allScreens).map(({ address }) => address);
    expect(addresses).toHaveLength(2);
    expect(addresses[1]?.startsWith(`${addresses[0]}/`)).toBe(true);
  });

  it('includes the brand in the address of a corner page', () => {
    expect(urlsOfEntry(cornerPage, markets.es, allScreens)).toMatchObject([
      { address: 'https://es.veralune.example/florelune/la-gama' },
    ]);
  });

  it('lists the themes of innovations', () => {
    const category: SitemapEntry = {
      ...product,
      entity_type: 'innovation_category',
      question_count: 0,
      alternates: [{ shop_id: 3, lang: 'es', slug: 'calidad' }],
    };
    expect(urlsOfEntry(category, markets.es, allScreens)).toMatchObject([
      { address: 'https://es.veralune.example/calidad-innovaciones/calidad' },
    ]);
  });

  it('lists no page without a screen, and no product that the market does not sell', () => {
    expect(urlsOfEntry(product, markets.es, new Set(['home']))).toEqual([]);
    expect(urlsOfEntry(product, markets.de, allScreens)).toEqual([]);
  });
});

describe('fixedUrls', () => {
  it('lists the screens without parameters that the app has', () => {
    expect(fixedUrls(markets.ch, new Set(['home', 'brands', 'results'])).map(({ address }) => address)).toEqual([
      'https://ch.veralune.example/fr',
      'https://ch.veralune.example/de',
      'https://ch.veralune.example/it',
      'https://ch.veralune.example/fr/marques',
      'https://ch.veralune.example/de/marken',
      'https://ch.veralune.example/it/marchi',
    ]);
  });
});

describe('sitemapXml and sitemapIndexXml', () => {
  it('writes addresses with date and languages, and escapes XML characters', () => {
    const address = 'https://be.example/fr?a=1&b=<2>';
    expect(
      sitemapXml([
        {
          address,
          modifiedAt: '2026-01-05T08:00:00.000Z',
          languages: [
            ['fr-BE', address],
            ['nl-BE', 'https://be.example/nl'],
          ],
        },
        { address: 'https://be.example/alone', languages: [] },
      ]),
    ).toBe(
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
        '<url><loc>https://be.example/fr?a=1&amp;b=&lt;2&gt;</loc><lastmod>2026-01-05T08:00:00.000Z</lastmod>' +
          '<xhtml:link rel="alternate" hreflang="fr-BE" href="https://be.example/fr?a=1&amp;b=&lt;2&gt;"/>' +
          '<xhtml:link rel="alternate" hreflang="nl-BE" href="https://be.example/nl"/></url>',
        '<url><loc>https://be.example/alone</loc></url>',
        '</urlset>',
        '',
      ].join('\n'),
    );
  });

  it('writes the index', () => {
    expect(sitemapIndexXml(['https://be.example/sitemaps/1.xml'])).toContain(
      '<sitemap><loc>https://be.example/sitemaps/1.xml</loc></sitemap>',
    );
  });
});
