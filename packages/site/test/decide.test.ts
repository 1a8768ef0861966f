import type { PageType, UrlEntry } from '@veralune/api-client/contract';
import { routeNames, type MarketId, type RouteName } from '@veralune/routing';
import { describe, expect, it } from 'vitest';
import { decide, type ProxyContext } from '../src/proxy/decide.ts';
import type { Decision, PreviewRequest, ProxyRequest } from '../src/proxy/decision.ts';
import { createAddressBook } from '../src/snapshots/address-book.ts';

const entry = { id: 1, page_type: null, parent_slug: null } as const;

function pagesOf(type: PageType, count: number): UrlEntry[] {
  return Array.from({ length: count }, (_, index) => ({
    ...entry,
    entity_type: 'cms_page',
    page_type: type,
    lang: 'fr',
    slug: `${type}-${index}`,
  }));
}

const addressBook = createAddressBook([
  { ...entry, entity_type: 'product', lang: 'fr', slug: 'equilibre' },
  { ...entry, entity_type: 'product', lang: 'nl', slug: 'evenwicht' },
  { ...entry, entity_type: 'category', lang: 'fr', slug: 'microbiote' },
  {
    ...entry,
    entity_type: 'cms_page',
    page_type: 'corpo_page',
    lang: 'fr',
    slug: 'souches',
    parent_slug: 'microbiotes',
  },
  { ...entry, entity_type: 'cms_page', page_type: 'corpo_main', lang: 'fr', slug: 'microbiotes' },
  {
    ...entry,
    entity_type: 'cms_page',
    page_type: 'brand_corner_main',
    lang: 'fr',
    slug: 'florelune',
    parent_slug: 'florelune',
  },
  { ...entry, entity_type: 'thematic', lang: 'fr', slug: 'plantes', page_count: 10 },
  {
    ...entry,
    entity_type: 'innovation_category',
    lang: 'fr',
    slug: 'qualite',
    page_count: 9,
    filters: [{ slug: 'vision', page_count: 1 }],
  },
  { ...entry, entity_type: 'cms_page', page_type: 'about', lang: 'fr', slug: 'qui-sommes-nous' },
  {
    ...entry,
    entity_type: 'about_category',
    lang: 'fr',
    slug: 'entreprise',
    page_count: 2,
    filters: [{ slug: '2025', page_count: 2 }],
  },
  ...pagesOf('innovation', 13),
  ...pagesOf('actualite', 18),
]);

const built: ReadonlySet<RouteName> = new Set(routeNames.filter((name) => name !== 'cart'));

function context(market: MarketId, changes: Partial<ProxyContext> = {}): ProxyContext {
  return {
    market,
    screens: built,
    apiUrl: 'http://api.test',
    maintenance: false,
    addressBook,
    redirect: () => null,
    ...changes,
  };
}

function request(address: string, changes: Partial<ProxyRequest> = {}): ProxyRequest {
  const { origin, pathname, search } = new URL(address, 'http://be.test');
  return {
    method: 'GET',
    origin,
    pathname,
    search,
    isInApp: false,
    hadRepeatedSlashes: false,
    localeCookie: undefined,
    hasSession: false,
    acceptLanguage: undefined,
    ...changes,
  };
}

function rewrite(to: string): Decision {
  return { kind: 'rewrite', to };
}

function brief(to: string): Decision {
  return { kind: 'rewrite', to, cache: 'brief' };
}

function uncached(to: string): Decision {
  return { kind: 'rewrite', to, cache: 'never' };
}

function missing(locale: string, terms?: string): Decision {
  return { kind: 'rewrite', to: ['', locale, 'error', '404', ...(terms ? [terms] : [])].join('/'), status: 404 };
}

function preview(type: PreviewRequest['params']['type'], token: string | null): PreviewRequest {
  return { kind: 'preview', locale: 'fr-be', params: { type, id: 101 }, token };
}

describe('decide', () => {
  it('redirects / as market.ts says, unless the visitor has a language', () => {
    const configured = context('be', { rootRedirect: { path: '/fr/produits', status: 301 } });
    expect(decide(request('/?utm=1'), configured)).toEqual({
      kind: 'redirect',
      to: '/fr/produits?utm=1',
      status: 301,
      cache: 'never',
    });
    const dutch = request('/', { localeCookie: 'nl-be' });
    expect(decide(dutch, configured)).toEqual({ kind: 'redirect', to: '/nl', status: 302, cache: 'never' });
  });

  it.each<[string, Decision | PreviewRequest]>([
    ['/', { kind: 'redirect', to: '/fr', status: 302, cache: 'never' }],
    ['/fr', rewrite('/fr-be/home')],
    ['/fr/produit/equilibre', rewrite('/fr-be/product/equilibre')],
    ['/nl/product/evenwicht', rewrite('/nl-be/product/evenwicht')],
    ['/nl/product/equilibre', missing('nl-be', 'equilibre')],
    ['/fr/produits/microbiote', rewrite('/fr-be/products/microbiote')],
    ['/fr/produits/inconnue', missing('fr-be', 'inconnue')],
    ['/fr/produits/-p--2', rewrite('/fr-be/products/-p--2')],
    ['/fr/produits/-p--1', { kind: 'redirect', to: '/fr/produits', status: 301 }],
    ['/fr/expertise/microbiotes', rewrite('/fr-be/expertise/microbiotes')],
    ['/fr/expertise/microbiotes/souches', rewrite('/fr-be/expertise/microbiotes/souches')],
    ['/fr/expertise/souches', missing('fr-be', 'souches')],
    ['/fr/florelune', rewrite('/fr-be/corner/florelune')],
    ['/fr/panier', missing('fr-be')],
    ['/nl/bestaat-niet', missing('nl-be', 'bestaat-niet')],
    ['/fr/marques/', { kind: 'redirect', to: '/fr/marques', status: 308 }],
    ['/fr-be/marques?x=1', { kind: 'redirect', to: '/fr/marques?x=1', status: 301 }],
    ['/api/product?page=2', { kind: 'forward', to: 'http://api.test/product?page=2' }],
    [
      '/fr/resultats?q=Probiotiques%20%C3%A9t%C3%A9',
      { kind: 'redirect', to: '/fr/resultats/-r--probiotiques-ete', status: 303 },
    ],
    ['/fr/resultats?q=ab', { kind: 'redirect', to: '/fr/resultats/-r--ab', status: 303 }],
    ['/fr/resultats?q=%20', { kind: 'redirect', to: '/fr/resultats', status: 303 }],
    ['/fr/resultats/-r--magnesium', brief('/fr-be/results/-r--magnesium')],
    ['/fr/produits/-marque--micralba', brief('/fr-be/selection/-marque--micralba')],
    ['/fr/produits/microbiote/-p--2/-prix--10-30', brief('/fr-be/selection/microbiote/-p--2/-prix--10-30')],
    ['/fr/produits/-p--100', rewrite('/fr-be/products/-p--100')],
    ['/fr/produits/-p--101', brief('/fr-be/selection/-p--101')],
    ['/fr/trouver-une-pharmacie', rewrite('/fr-be/store-finder')],
    ['/fr/trouver-une-pharmacie?utm=1', rewrite('/fr-be/store-finder')],
    ['/fr/trouver-une-pharmacie?q=Li%C3%A8ge&utm=1', uncached('/fr-be/pharmacies?q=Li%C3%A8ge')],
    ['/fr/trouver-une-pharmacie?q=', uncached('/fr-be/pharmacies?q=')],
    ['/nl/vind-een-apotheek?lat=50.85&lng=4.35&radius=25', uncached('/nl-be/pharmacies?lat=50.85&lng=4.35&radius=25')],
    ['/fr/produit/preview/101', preview('product', null)],
    ['/fr/produit/preview/101?token=a.b', preview('product', 'a.b')],
    ['/fr/marque/corner/page/preview/101?x=1&token=a', preview('corner-page', 'a')],
    ['/fr/produit/preview/abc?token=a', missing('fr-be', 'abc')],
    ['/fr/produit/preview/0', missing('fr-be')],
    ['/fr/maintenance', { kind: 'redirect', to: '/fr', status: 307 }],
    ['/fr/%00', missing('fr-be')],
    ['/fr/%E0%A4%A', missing('fr-be')],
  ])('%s', (address, decision) => {
    expect(decide(request(address), context('be'))).toEqual(decision);
  });

  it.each<[string, string | null]>([
    ['/fr/conseils/plantes', 'advice-theme/plantes'],
    ['/fr/conseils/plantes/-p--2', 'advice-theme/plantes/-p--2'],
    ['/fr/conseils/plantes/-p--3', null],
    ['/fr/conseils/qualite', null],
    ['/fr/qualite-innovations', 'quality-innovations'],
    ['/fr/qualite-innovations/2', 'quality-innovations/2'],
    ['/fr/qualite-innovations/3', null],
    ['/fr/qualite-innovations/qualite', 'quality-innovations/qualite'],
    ['/fr/qualite-innovations/2/qualite', null],
    ['/fr/qualite-innovations/qualite/vision', 'quality-innovations/qualite/vision'],
    ['/fr/qualite-innovations/2/qualite/vision', null],
    ['/fr/qualite-innovations/qualite/sommeil', null],
    ['/fr/qualite-innovations/plantes', null],
    ['/fr/qualite-innovations/plantes/vision', null],
    ['/fr/a-propos', 'about'],
    ['/fr/a-propos/qui-sommes-nous', 'about/qui-sommes-nous'],
    ['/fr/a-propos/entreprise', 'about/entreprise'],
    ['/fr/a-propos/entreprise/2025', 'about/entreprise/2025'],
    ['/fr/a-propos/entreprise/2024', null],
    ['/fr/a-propos/qui-sommes-nous/2025', null],
    ['/fr/a-propos/qualite', null],
    ['/fr/actualites', 'news'],
    ['/fr/actualites/-p--2', 'news/-p--2'],
    ['/fr/actualites/-p--3', null],
  ])('list %s → %s', (address, path) => {
    expect(decide(request(address), context('be'))).toEqual(
      path === null
        ? { ...missing('fr-be'), to: expect.stringMatching(/^\/fr-be\/error\/404/) as unknown }
        : rewrite(`/fr-be/${path}`),
    );
  });

  it.each<[string, Decision]>([
    ['/quiz', rewrite('/de-de/quiz')],
    ['/quiz?utm=1', rewrite('/de-de/quiz')],
    ['/quiz?answers=', brief('/de-de/quiz-answers?answers=')],
    ['/quiz?answers=a1-b2&utm=1', brief('/de-de/quiz-answers?answers=a1-b2')],
    ['/quiz?answers=../x-b2', brief('/de-de/quiz-answers?answers=b2')],
    ['/quiz?answers=&q-day=b2&q-topic=a1', { kind: 'redirect', to: '/quiz?answers=b2-a1', status: 303 }],
    ['/quiz?answers=&q-day=%0d%0ax', { kind: 'redirect', to: '/quiz?answers=', status: 303 }],
  ])('the quiz: %s', (address, decision) => {
    expect(decide(request(address), context('de', { addressBook: undefined }))).toEqual(decision);
  });

  it('has no quiz outside Germany', () => {
    expect(decide(request('/fr/quiz?answers=a1'), context('be'))).toEqual(missing('fr-be', 'quiz'));
  });

  it('accepts every address before the first address book arrives', () => {
    expect(decide(request('/fr/produit/neuf'), context('be', { addressBook: undefined }))).toEqual(
      rewrite('/fr-be/product/neuf'),
    );
  });

  it('redirects to the maintenance page during maintenance, and shows it', () => {
    const closed = context('be', { maintenance: true });
    expect(decide(request('/nl/merken'), closed)).toEqual({ kind: 'redirect', to: '/nl/onderhoud', status: 307 });
    expect(decide(request('/nl/onderhoud'), closed)).toEqual({
      kind: 'rewrite',
      to: '/nl-be/maintenance',
      cache: 'never',
    });
  });

  it('makes the router load a document during maintenance', () => {
    const closed = context('be', { maintenance: true });
    expect(decide(request('/nl/merken', { isInApp: true }), closed)).toEqual({ kind: 'leave' });
    expect(decide(request('/nl/onderhoud', { isInApp: true }), closed)).toMatchObject({ kind: 'rewrite' });
  });

  it('redirects a path that had repeated slashes when it exists', () => {
    const decideMerged = (address: string) => decide(request(address, { hadRepeatedSlashes: true }), context('be'));
    expect(decideMerged('/fr/marques?x=1')).toEqual({ kind: 'redirect', to: '/fr/marques?x=1', status: 308 });
    expect(decideMerged('/fr/inconnue')).toEqual(missing('fr-be', 'inconnue'));
  });

  it('applies redirect rules before routes', () => {
    const moved: Decision = { kind: 'redirect', to: '/fr/conseils', status: 301 };
    expect(decide(request('/fr/dossier'), context('be', { redirect: () => moved }))).toEqual(moved);
  });

  it('uses the language of the cookie only at the root', () => {
    expect(decide(request('/', { localeCookie: 'nl-be' }), context('be'))).toMatchObject({ to: '/nl' });
    expect(decide(request('/fr', { localeCookie: 'nl-be' }), context('be'))).toEqual(rewrite('/fr-be/home'));
  });
});

describe('personal pages', () => {
  const all: Partial<ProxyContext> = { screens: new Set(routeNames) };
  const toLogin = (path: string) => ({
    kind: 'redirect',
    to: `/fr/connexion?redirect=${encodeURIComponent(path)}`,
    status: 307,
    cache: 'never',
  });

  it.each(['/fr/mon-compte', '/fr/mon-compte/commande/12', '/fr/mon-compte/adresse?kind=invoice'])(
    'leads from %s to the login page without a session, and back',
    (path) => {
      expect(decide(request(path), context('be', all))).toEqual(toLogin(path));
    },
  );

  const shown: readonly (readonly [string, string])[] = [
    ['/fr/mon-compte', '/fr-be/my-account'],
    ['/fr/panier?notice=added', '/fr-be/cart?notice=added'],
    ['/fr/connexion', '/fr-be/login'],
    ['/fr/commande/paiement', '/fr-be/checkout-payment'],
  ];
  it.each(shown)('never stores %s', (path, to) => {
    expect(decide(request(path, { hasSession: true }), context('be', all))).toEqual({
      kind: 'rewrite',
      to,
      cache: 'personal',
    });
  });

  it.each(['/fr/panier', '/fr/connexion', '/fr/commande/livraison'])('%s needs no session', (path) => {
    expect(decide(request(path), context('be', all))).toMatchObject({ kind: 'rewrite' });
  });

  it('lets a form of the account answer after the end of the session', () => {
    const posted = { ...request('/fr/mon-compte/informations-personnelles'), method: 'POST' };
    expect(decide(posted, context('be', all))).toMatchObject({ kind: 'rewrite' });
  });

  it.each(['/carrello', '/ordine/consegna', '/il-mio-account/ordini'])('Italy has no %s', (path) => {
    expect(decide(request(path, { hasSession: true }), context('it', all))).toMatchObject({ status: 404 });
  });
});
