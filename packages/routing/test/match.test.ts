import { describe, expect, it } from 'vitest';
import { href, locales, marketOf, match, type MarketId, type Match, type MatchContext } from '../src/index.ts';

/** `200 product fr-be {"slug":"x"}`, `301 /fr`, `404 nl-be` */
function summaryOf(found: Match): string {
  if (found.kind === 'none') return `404 ${found.locale}`;
  if (found.kind === 'redirect') return `${String(found.status)} ${found.to}`;
  return `200 ${found.route} ${found.locale} ${JSON.stringify(found.params)}`;
}

const cornerBrands = new Set(['florelune', 'vigorine']);

function expectMatch(market: MarketId, path: string, expected: string, context: MatchContext = { cornerBrands }) {
  expect(summaryOf(match(path, market, context))).toBe(expected);
}

type Case = readonly [MarketId, string, string];

describe('routes', () => {
  const cases: readonly Case[] = [
    ['be', '/fr', '200 home fr-be {}'],
    ['be', '/nl', '200 home nl-be {}'],
    ['ch', '/de', '200 home de-ch {}'],
    ['it', '/', '200 home it-it {}'],
    ['be', '/fr/marques', '200 brands fr-be {}'],
    ['be', '/nl/product/x/fragen-antworten', '200 product-questions nl-be {"slug":"x"}'],
    ['be', '/fr/conseils', '200 advice-home fr-be {}'],
    ['be', '/fr/conseils/x', '200 advice-theme fr-be {"theme":"x"}'],
    ['be', '/fr/conseils/x/-p--2', '200 advice-theme fr-be {"theme":"x","page":2}'],
    ['be', '/fr/qualite-innovations/2', '200 quality-innovations fr-be {"page":2}'],
    ['be', '/fr/qualite-innovations/x/y', '200 quality-innovations fr-be {"category":"x","filter":"y"}'],
    ['be', '/fr/a-propos', '200 about fr-be {}'],
    ['be', '/fr/a-propos/x', '200 about fr-be {"theme":"x"}'],
    ['ch', '/it/competenze/x/y', '200 expertise it-ch {"slug":"x","subslug":"y"}'],
    ['es', '/newsletter/confirmacion', '200 newsletter-confirmation es-es {}'],
    ['de', '/quiz', '200 quiz de-de {}'],
    ['be', '/fr/mon-compte/commande/12', '200 my-order fr-be {"id":12}'],
    ['be', '/fr/mon-compte/commande/12/recu', '200 my-receipt fr-be {"id":12}'],
    ['be', '/fr/mon-compte/adresse', '200 my-address fr-be {}'],
    ['be', '/fr/mon-compte/adresse/7', '200 my-address fr-be {"id":"7"}'],
    ['be', '/fr/mentions-legales', '200 page fr-be {"slug":"mentions-legales"}'],
    ['be', '/fr/une_page,vraiment', '200 page fr-be {"slug":"une_page,vraiment"}'],
    ['be', '/fr/florelune', '200 corner fr-be {"brand":"florelune"}'],
    ['be', '/fr/florelune/questions', '200 corner fr-be {"brand":"florelune","slug":"questions"}'],
    ['be', '/fr/micralba', '200 page fr-be {"slug":"micralba"}'],
    ['be', '/fr/produit/preview/12', '200 preview fr-be {"type":"product","id":12}'],
    ['es', '/marca/corner/page/preview/3', '200 preview es-es {"type":"corner-page","id":3}'],
  ];
  it.each(cases)('%s %s → %s', (market, path, expected) => {
    expectMatch(market, path, expected);
  });

  it('preview is true for a preview only', () => {
    expect(match('/fr/besoin/preview/1', 'be')).toMatchObject({ preview: true });
    expect(match('/fr/besoin/stress', 'be')).toMatchObject({ preview: false });
  });
});

describe('listings and results', () => {
  const ten = Array.from({ length: 10 }, (_, index) => `-gout--f${String(index)}`).join('/');
  const cases: readonly Case[] = [
    ['be', '/fr/produits', '200 products fr-be {}'],
    ['be', '/fr/produits/microbiotes', '200 products fr-be {"category":"microbiotes"}'],
    ['be', '/fr/produits/-p--2', '200 products fr-be {"page":2}'],
    ['be', '/fr/produits/-gout--fraise', '200 products fr-be {"filters":[{"name":"flavour","value":"fraise"}]}'],
    [
      'es',
      '/productos/-perfil--embarazo',
      '200 products es-es {"filters":[{"name":"suitability","value":"pregnancy"}]}',
    ],
    ['es', '/productos/-mostrar--disponible', '200 products es-es {"filters":[{"name":"display","value":"in_stock"}]}'],
    ['it', '/prodotti/-prezzo--10-30', '200 products it-it {"filters":[{"name":"price","value":"10-30"}]}'],
    ['de', '/ergebnisse', '200 results de-de {}'],
    ['be', '/fr/resultats/-r--vitamine-c', '200 results fr-be {"terms":"vitamine-c"}'],
    ['be', '/fr/resultats/-r--preview', '200 results fr-be {"terms":"preview"}'],
    ['be', '/fr/resultats/-r--zinc/-p--2', '200 results fr-be {"terms":"zinc","page":2}'],
    // redirects to the canonical order and spelling
    ['be', '/fr/produits/-p--1', '301 /fr/produits'],
    ['be', '/fr/produits/-p--02', '301 /fr/produits/-p--2'],
    ['be', '/fr/produits/-gout--fraise/-p--2', '301 /fr/produits/-p--2/-gout--fraise'],
    ['be', '/fr/produits/-p--2/microbiotes', '301 /fr/produits/microbiotes/-p--2'],
    ['be', '/fr/produits/-gout--x/-marque--x', '301 /fr/produits/-marque--x/-gout--x'],
    ['be', '/fr/produits/-gout--y/-gout--x', '301 /fr/produits/-gout--x/-gout--y'],
    ['be', '/fr/produits/-gout--x/-gout--x', '301 /fr/produits/-gout--x'],
    ['be', '/fr/produits/-tri--prix-croissant/-tri--prix-croissant', '301 /fr/produits/-tri--prix-croissant'],
    ['be', '/fr/resultats/-p--2/-r--zinc', '301 /fr/resultats/-r--zinc/-p--2'],
    ['be', '/fr/resultats/-r--Zinc', '301 /fr/resultats/-r--zinc'],
    ['be', '/fr/conseils/x/-p--1', '301 /fr/conseils/x'],
    ['be', '/fr/qualite-innovations/1/x', '301 /fr/qualite-innovations/x'],
    // no match
    ['be', `/fr/produits/${ten}/-marque--x`, '404 fr-be'],
    ['be', '/fr/produits/-p--0', '404 fr-be'],
    ['be', '/fr/produits/-p--', '404 fr-be'],
    ['be', '/fr/produits/-p--10001', '404 fr-be'],
    ['be', '/fr/produits/-p--2/-p--3', '404 fr-be'],
    ['be', '/fr/produits/a/b', '200 products fr-be {"category":"a/b"}'],
    ['be', '/fr/produits/-couleur--rouge', '404 fr-be'],
    ['be', '/fr/produits/-smaak--aardbei', '404 fr-be'],
    ['be', '/fr/produits/-gout--', '404 fr-be'],
    ['be', '/fr/produits/--fraise', '404 fr-be'],
    ['be', '/fr/produits/-gout-fraise', '404 fr-be'],
    ['be', '/fr/produits/-tri--prix', '404 fr-be'],
    ['be', '/fr/produits/-tri--price_asc', '404 fr-be'],
    ['be', '/fr/produits/-tri--prix-croissant/-tri--prix-decroissant', '404 fr-be'],
    ['be', '/fr/produits/-prix--30-10', '404 fr-be'],
    ['be', '/fr/produits/-prix--0-5/-prix--5-9', '404 fr-be'],
    ['be', '/fr/produits/-r--zinc', '404 fr-be'],
    ['be', '/fr/resultats/zinc', '404 fr-be'],
    ['be', '/fr/resultats/-r--', '404 fr-be'],
    ['be', '/fr/resultats/-r--a/-r--b', '404 fr-be'],
    ['be', '/fr/qualite-innovations/0', '404 fr-be'],
  ];
  it.each(cases)('%s %s → %s', (market, path, expected) => {
    expectMatch(market, path, expected);
  });

  it('accepts ten filters', () => {
    expect(match(`/fr/produits/${ten}`, 'be').kind).toBe('route');
  });
});

describe('spellings', () => {
  const cases: readonly Case[] = [
    ['be', '/fr/', '308 /fr'],
    ['be', '/fr/marques/', '308 /fr/marques'],
    ['es', '/necesidades/', '308 /necesidades'],
    ['be', '/fr/marques//', '301 /fr/marques'],
    ['be', '//fr//marques', '301 /fr/marques'],
    ['be', '/FR/Marques', '301 /fr/marques'],
    ['be', '/FR/Marques/', '301 /fr/marques'],
    ['be', '/fr/%6Darques', '301 /fr/marques'],
    ['be', '/fr/a%2Cb', '301 /fr/a,b'],
    ['be', '/index', '301 /fr'],
    ['be', '/nl/index', '301 /nl'],
    ['be', '/fr-be/index', '301 /fr'],
    ['it', '/index', '301 /'],
    ['it', '/index/', '301 /'],
    // locale prefixes, and missing prefixes
    ['be', '/fr-be', '301 /fr'],
    ['be', '/fr-be/marques', '301 /fr/marques'],
    ['be', '/nl-be/merken/', '301 /nl/merken'],
    ['be', '/fr-be/florelune/questions', '301 /fr/florelune/questions'],
    ['es', '/es-es', '301 /'],
    ['es', '/es-es/necesidades', '301 /necesidades'],
    ['ch', '/it-ch/prodotti/-p--1', '301 /it/prodotti'],
    ['be', '/marques', '301 /fr/marques'],
    ['ch', '/produit/x', '301 /fr/produit/x'],
  ];
  it.each(cases)('%s %s → %s', (market, path, expected) => {
    expectMatch(market, path, expected);
  });
});

describe('the root of a market with prefixes', () => {
  const cases: readonly (readonly [MarketId, MatchContext, string])[] = [
    ['be', {}, '302 /fr'],
    ['be', { cookie: 'nl' }, '302 /nl'],
    ['be', { cookie: 'nl-be', acceptLanguage: 'fr' }, '302 /nl'],
    ['be', { cookie: 'it-ch', acceptLanguage: 'nl-NL,nl;q=0.9' }, '302 /nl'],
    ['ch', { acceptLanguage: 'en-GB,en;q=0.9,it;q=0.5,de;q=0.6' }, '302 /de'],
    ['ch', { rootRedirect: { path: '/fr/produits', status: 301 } }, '301 /fr/produits'],
    ['ch', { rootRedirect: { path: '/fr/produits', status: 307 }, cookie: 'it' }, '302 /it'],
  ];
  it.each(cases)('%s %o → %s', (market, context, expected) => {
    expectMatch(market, '/', expected, context);
  });

  it('uses the preference for / only', () => {
    expectMatch('be', '/fr/marques', '200 brands fr-be {}', { cookie: 'nl' });
    expectMatch('be', '/index', '301 /fr', { cookie: 'nl' });
  });
});

describe('no match', () => {
  const cases: readonly Case[] = [
    ['be', '', '404 fr-be'],
    ['be', 'fr/marques', '404 fr-be'],
    ['be', '/xyz', '404 fr-be'],
    ['be', '/fr/marque', '404 fr-be'],
    ['be', '/fr/produit/preview', '404 fr-be'],
    ['be', '/fr/produit/preview/x', '404 fr-be'],
    ['be', '/fr/panier/preview/1', '404 fr-be'],
    ['be', '/fr/mon-compte/commande/0', '404 fr-be'],
    ['be', '/fr/-p--2', '404 fr-be'],
    ['es', '/es-es/es-es', '404 es-es'],
  ];
  it.each(cases)('%s %s → %s', (market, path, expected) => {
    expectMatch(market, path, expected);
  });
});

it('matches the longest possible path', () => {
  const filters = Array.from({ length: 10 }, (_, index) => ({
    name: 'active_ingredient' as const,
    value: `${String(index)}${'a'.repeat(199)}`,
  }));
  for (const locale of locales) {
    const path = href('products', { category: 'c'.repeat(200), page: 10_000, filters }, locale);
    expect(match(path, marketOf(locale).id).kind).toBe('route');
  }
});

describe('slugs with slashes', () => {
  const cases: readonly Case[] = [
    ['be', '/fr/marque/a/b', '200 brand fr-be {"slug":"a/b"}'],
    ['be', '/fr/marque/a%2Fb', '301 /fr/marque/a/b'],
    ['be', '/fr/produit/a/b/questions-reponses', '200 product-questions fr-be {"slug":"a/b"}'],
    ['be', '/fr/produit/a/b/avis', '200 product-evaluations fr-be {"slug":"a/b"}'],
    ['be', '/fr/produit/a/b/avis/-p--2', '200 product-evaluations fr-be {"slug":"a/b","page":2}'],
    ['be', '/fr/produits/a/b/-gout--x/-p--2', '301 /fr/produits/a/b/-p--2/-gout--x'],
    ['be', '/fr/conseils/a/b/-p--2', '200 advice-theme fr-be {"theme":"a/b","page":2}'],
    ['be', '/fr/expertise/a/b/c', '200 expertise fr-be {"slug":"a","subslug":"b/c"}'],
    ['be', '/fr/florelune/a/b', '200 corner fr-be {"brand":"florelune","slug":"a/b"}'],
    ['be', '/fr/marque/a/-b', '404 fr-be'],
    ['be', '/fr/marque/a/preview/x', '404 fr-be'],
    ['be', '/nl/a/b', '200 page nl-be {"slug":"a/b"}'],
    ['ch', '/it/a/b/c', '200 page it-ch {"slug":"a/b/c"}'],
    ['es', '/a/b', '200 page es-es {"slug":"a/b"}'],
    ['be', '/fr/merken', '200 page fr-be {"slug":"merken"}'],
    ['be', '/fr/produit/x/y', '200 product fr-be {"slug":"x/y"}'],
    ['be', '/fr/fr/marques', '200 page fr-be {"slug":"fr/marques"}'],
    ['it', '/trovare-una-farmacia/x', '200 page it-it {"slug":"trovare-una-farmacia/x"}'],
    ['be', '/nl/newsletter/confirmacion', '200 page nl-be {"slug":"newsletter/confirmacion"}'],
    ['es', '/fr-be/marques', '200 page es-es {"slug":"fr-be/marques"}'],
    ['be', '/fr-be/product/x', '301 /fr/product/x'],
  ];
  it.each(cases)('%s %s → %s', expectMatch);
});

describe('attacks', () => {
  const cases: readonly (readonly [string, MarketId, string, string])[] = [
    ['path traversal', 'be', '/fr/../admin', '404 fr-be'],
    ['path traversal, encoded', 'be', '/fr/%2e%2e/admin', '404 fr-be'],
    ['path traversal in a slug', 'be', '/fr/produit/..', '404 fr-be'],
    ['encoded slash as a separator', 'be', '/fr%2Fmarques', '301 /fr/marques'],
    ['encoded slash in a slug', 'be', '/nl/product/a%2Fb', '301 /nl/product/a/b'],
    ['encoded backslash', 'be', '/fr/%5Cevil', '404 fr-be'],
    ['double encoding', 'be', '/fr/%252e%252e', '404 fr-be'],
    ['broken encoding', 'be', '/fr/%zz', '404 fr-be'],
    ['broken UTF-8', 'be', '/fr/%ff', '404 fr-be'],
    ['lone percent sign', 'be', '/nl/%', '404 nl-be'],
    ['NUL', 'be', '/fr/\0', '404 fr-be'],
    ['NUL, encoded', 'be', '/fr/marques%00', '404 fr-be'],
    ['header splitting', 'be', '/fr/marques%0d%0aset-cookie:x', '404 fr-be'],
    ['open redirect by a doubled slash', 'be', '//evil.example', '404 fr-be'],
    ['open redirect by a doubled slash, no dot', 'es', '//evil', '301 /evil'],
    ['open redirect by a backslash', 'es', '/\\evil.example', '404 es-es'],
    ['prototype names', 'be', '/fr/__proto__/constructor', '200 page fr-be {"slug":"__proto__/constructor"}'],
    ['prototype name as a first word', 'be', '/fr/constructor/x', '200 page fr-be {"slug":"constructor/x"}'],
    ['query in the path', 'be', '/fr/marques?x=1', '404 fr-be'],
    ['lone surrogate', 'be', '/fr/\ud800', '404 fr-be'],
    ['overlong path', 'be', `/nl/${'a/'.repeat(100_000)}`, '404 nl-be'],
    ['overlong slug', 'be', `/fr/produit/${'a'.repeat(201)}`, '404 fr-be'],
    ['flood of filters', 'be', `/fr/produits${'/-gout--x'.repeat(200)}`, '404 fr-be'],
  ];
  it.each(cases)('%s', (_, market, path, expected) => {
    expectMatch(market, path, expected);
  });
});
