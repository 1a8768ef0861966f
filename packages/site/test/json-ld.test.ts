import type { Page } from '@veralune/api-client/contract';
import { markets } from '@veralune/routing';
import { describe, expect, it } from 'vitest';
import { defineMarket } from '../src/market/market.ts';
import { articleJsonLd } from '../src/metadata/article-json-ld.ts';
import { breadcrumbJsonLd } from '../src/metadata/breadcrumb-json-ld.ts';
import { faqJsonLd } from '../src/metadata/faq-json-ld.ts';
import { itemListJsonLd } from '../src/metadata/item-list-json-ld.ts';
import { organizationJsonLd } from '../src/metadata/organization-json-ld.ts';
import { pharmaciesJsonLd } from '../src/metadata/pharmacies-json-ld.ts';
import { productJsonLd } from '../src/metadata/product-json-ld.ts';
import { quizJsonLd } from '../src/metadata/quiz-json-ld.ts';
import { webSiteJsonLd } from '../src/metadata/web-site-json-ld.ts';
import { createPageContext } from '../src/page-context.ts';
import { article, pharmacy, product } from './fixtures/catalogue.ts';
import { problemsOf } from './support/schema-vocabulary.ts';

const origin = 'https://be.veralune.example';
const context = createPageContext('fr-be');
const page: Page = {
  ...article,
  body: [],
  credits: null,
  sources: [],
  strain: null,
  video: null,
  needs: [],
  children: [],
  related_products: [],
  alternates: [],
  meta: { title: 'Microbiote', description: 'Ce qu’il est.' },
};
const config = defineMarket({
  id: 'be',
  logos: Object.fromEntries(markets.be.locales.map((locale) => [locale, { header: '/h.svg', footer: '/f.svg' }])),
  contact: {
    laboratory: 'Veralune SA',
    address: ['Rue 1'],
    phone: { display: '+32 2 000 04 84', link: '+3220000484' },
    hours: ['Mo-Fr 09:00-12:00'],
  },
  social: [{ label: 'Videos', href: 'https://video.example/veralune', icon: 'film' }],
});

const built = {
  Organization: organizationJsonLd(config),
  WebSite: webSiteJsonLd('fr-be'),
  BreadcrumbList: breadcrumbJsonLd([{ label: 'Accueil', href: '/fr' }, { label: 'Marques' }], origin),
  Product: productJsonLd(product, context, null),
  FAQPage: faqJsonLd(product.faqs),
  Quiz: quizJsonLd(
    { questions: [{ key: 'day', text: 'Wo?', answers: [{ key: 'a1', text: 'Hier' }] }] },
    createPageContext('de-de'),
  ),
  Article: articleJsonLd(page, '/fr/conseil/le-microbiote', context),
  ItemList: itemListJsonLd([{ name: 'Florelune', href: '/fr/marque/florelune' }], origin),
};

describe('structured data', () => {
  it.each(Object.entries(built))('of kind %s uses only the vocabulary of schema.org', (kind, data) => {
    expect(data).toMatchObject({ '@context': 'https://schema.org', '@type': kind });
    expect(problemsOf(data)).toEqual([]);
  });

  it('of pharmacies uses only the vocabulary of schema.org, and names the country of each', () => {
    const data = pharmaciesJsonLd([pharmacy, { ...pharmacy, zipcode: 'L-1261', phone: null, opening_hours: [] }], 'BE');
    expect(problemsOf(data)).toEqual([]);
    expect(data).toMatchObject({
      numberOfItems: 2,
      itemListElement: [
        { item: { '@type': 'Pharmacy', telephone: pharmacy.phone, address: { addressCountry: 'BE' } } },
        { item: { address: { addressCountry: 'LU' } } },
      ],
    });
  });

  it.each([
    [{ '@type': 'Product', colour: 'red' }, '$: Product has no colour'],
    [{ '@type': 'Produkt' }, '$: Produkt is not a type'],
    [{ '@type': 'Product', offers: [{ '@type': 'Offer', headline: 'x' }] }, '$.offers[0]: Offer has no headline'],
    [{ '@type': 'WebSite', 'query-input': 'x' }, '$: WebSite has no query-input'],
    [{ '@type': 'Brand', name: undefined }, '$.name is undefined'],
  ])('the check finds %o', (data, problem) => {
    expect(problemsOf(data)).toEqual([problem]);
  });
});

describe('the builders', () => {
  it('name the organisation with logo, contact point and profiles', () => {
    expect(built.Organization).toMatchObject({
      url: origin,
      logo: `${origin}/icons/icon-512.png`,
      contactPoint: {
        telephone: '+3220000484',
        areaServed: 'BE',
        availableLanguage: expect.arrayContaining(['fr-BE', 'nl-BE']),
      },
      sameAs: ['https://video.example/veralune'],
    });
    expect(organizationJsonLd({ ...config, social: undefined })).not.toHaveProperty('sameAs');
  });

  it('name the address of the search form', () => {
    expect(built.WebSite.potentialAction).toMatchObject({
      target: { urlTemplate: `${origin}/fr/resultats?q={search_term_string}` },
    });
  });

  it('give price, currency, stock, brand and pictures of a product, and no rating', () => {
    expect(built.Product).toMatchObject({
      brand: { name: 'Florelune', url: `${origin}/fr/marque/florelune` },
      image: [`${origin}/api/media/packs/equilibre-960.png`],
      offers: {
        url: `${origin}/fr/produit/florelune-equilibre`,
        price: '24.90',
        priceCurrency: 'EUR',
        availability: 'https://schema.org/OutOfStock',
      },
    });
    expect(built.Product).not.toHaveProperty('aggregateRating');
  });

  it.each([
    ['in stock', { in_stock: true, no_sell_inline: false }, 'InStock'],
    ['out of stock', { in_stock: false, no_sell_inline: false }, 'OutOfStock'],
    ['sold in pharmacies only', { in_stock: true, no_sell_inline: true }, 'InStoreOnly'],
  ])('give the availability of a product %s', (_, state, availability) => {
    expect(productJsonLd({ ...product, ...state }, context, null).offers).toMatchObject({
      availability: `https://schema.org/${availability}`,
    });
  });

  it('give date, image and author of an article; the image of the market without an own one', () => {
    expect(built.Article).toMatchObject({
      headline: 'Le microbiote',
      datePublished: '2026-03-12',
      image: `${origin}/social/fr-be.png`,
      author: { '@type': 'Organization', name: 'Veralune', url: origin },
    });
    const [picture] = product.gallery;
    expect(articleJsonLd({ ...page, vertical_image: picture ?? null }, '/fr/x', context)).toMatchObject({
      image: `${origin}/api/media/packs/equilibre-960.png`,
    });
  });

  it('name the functions and the date of the review of an article, and its sources', () => {
    const credits = { author: 'microbiologist', reviewer: 'pharmacist', reviewed_on: '2026-11-03' } as const;
    const sources = [
      { text: 'Reference values', url: 'https://doi.org/1', language: 'en' as const },
      { text: '432/2012', url: 'https://eur-lex.europa.eu/2', language: null },
    ];
    const data = articleJsonLd({ ...page, credits, sources }, '/fr/conseil/x', context);
    expect(problemsOf(data)).toEqual([]);
    expect(data).toMatchObject({
      dateModified: '2026-11-03',
      author: { '@type': 'Organization', name: 'Équipe de microbiologie', parentOrganization: { name: 'Veralune' } },
      mainEntityOfPage: {
        '@id': `${origin}/fr/conseil/x`,
        lastReviewed: '2026-11-03',
        reviewedBy: { '@type': 'Organization', name: 'Équipe de pharmacie' },
      },
      citation: [
        { name: 'Reference values', url: 'https://doi.org/1', inLanguage: 'en' },
        { name: '432/2012', url: 'https://eur-lex.europa.eu/2' },
      ],
    });
    for (const absent of ['dateModified', 'citation']) expect(built.Article).not.toHaveProperty(absent);
  });

  it('number the entries of a list', () => {
    expect(built.ItemList).toMatchObject({
      numberOfItems: 1,
      itemListElement: [{ position: 1, name: 'Florelune', url: `${origin}/fr/marque/florelune` }],
    });
  });

  it('use the origin of the market', () => {
    expect(productJsonLd(product, { ...context, market: markets.ch }, null).url).toMatch(
      /^https:\/\/ch\.veralune\.example\//,
    );
  });
});
