import { routeNames, type MarketId, type RouteName } from '@veralune/routing';
import { describe, expect, it } from 'vitest';
import { decide, type ProxyContext } from '../src/proxy/decide.ts';
import type { Decision, RequestFacts } from '../src/proxy/decision.ts';
import { createAddressBook } from '../src/snapshots/address-book.ts';

const entry = { id: 1, page_type: null, parent_slug: null } as const;
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
]);

const built: ReadonlySet<RouteName> = new Set(routeNames.filter((name) => name !== 'cart'));

function context(market: MarketId, changes: Partial<ProxyContext> = {}): ProxyContext {
  return {
    market,
    screens: built,
    isAllowed: undefined,
    apiUrl: 'http://api.test',
    maintenance: false,
    addressBook,
    redirect: () => null,
    ...changes,
  };
}

function request(address: string, changes: Partial<RequestFacts> = {}): RequestFacts {
  const { origin, pathname, search } = new URL(address, 'http://be.test');
  return {
    method: 'GET',
    origin,
    pathname,
    search,
    addresses: ['127.0.0.1'],
    isInApp: false,
    isRespelt: false,
    localeCookie: undefined,
    acceptLanguage: undefined,
    ...changes,
  };
}

function rewrite(to: string): Decision {
  return { kind: 'rewrite', to };
}

function brief(to: string): Decision {
  return { kind: 'rewrite', to, keep: 'brief' };
}

function missing(locale: string): Decision {
  return { kind: 'rewrite', to: `/${locale}/not-found`, status: 404 };
}

describe('decide', () => {
  it.each<[string, Decision]>([
    ['/', { kind: 'redirect', to: '/fr', status: 302 }],
    ['/fr', rewrite('/fr-be/home')],
    ['/fr/produit/equilibre', rewrite('/fr-be/product/equilibre')],
    ['/nl/product/evenwicht', rewrite('/nl-be/product/evenwicht')],
    ['/nl/product/equilibre', missing('nl-be')],
    ['/fr/produits/microbiote', rewrite('/fr-be/products/microbiote')],
    ['/fr/produits/inconnue', missing('fr-be')],
    ['/fr/produits/-p--2', rewrite('/fr-be/products/-p--2')],
    ['/fr/produits/-p--1', { kind: 'redirect', to: '/fr/produits', status: 301 }],
    ['/fr/expertise/microbiotes', rewrite('/fr-be/expertise/microbiotes')],
    ['/fr/expertise/microbiotes/souches', rewrite('/fr-be/expertise/microbiotes/souches')],
    ['/fr/expertise/souches', missing('fr-be')],
    ['/fr/florelune', rewrite('/fr-be/corner/florelune')],
    ['/fr/panier', missing('fr-be')],
    ['/nl/bestaat-niet', missing('nl-be')],
    ['/fr/marques/', { kind: 'redirect', to: '/fr/marques', status: 308 }],
    ['/fr-be/marques?x=1', { kind: 'redirect', to: '/fr/marques?x=1', status: 301 }],
    ['/api/product?page=2', { kind: 'forward', to: 'http://api.test/product?page=2' }],
    [
      '/fr/resultats?q=Probiotiques%20%C3%A9t%C3%A9',
      { kind: 'redirect', to: '/fr/resultats/-r--probiotiques-ete', status: 303 },
    ],
    ['/fr/resultats?q=%20', { kind: 'redirect', to: '/fr/resultats', status: 303 }],
    ['/fr/resultats/-r--magnesium', brief('/fr-be/results/-r--magnesium')],
    ['/fr/produits/-marque--micralba', brief('/fr-be/selection/-marque--micralba')],
    ['/fr/produits/microbiote/-p--2/-prix--10-30', brief('/fr-be/selection/microbiote/-p--2/-prix--10-30')],
    ['/fr/produits/-p--100', rewrite('/fr-be/products/-p--100')],
    ['/fr/produits/-p--101', brief('/fr-be/selection/-p--101')],
    ['/fr/produit/preview/101', { kind: 'rewrite', to: '/fr-be/denied', status: 401 }],
    ['/fr/maintenance', { kind: 'redirect', to: '/fr', status: 307 }],
    ['/fr/%00', missing('fr-be')],
    ['/fr/%E0%A4%A', missing('fr-be')],
  ])('%s', (address, decision) => {
    expect(decide(request(address), context('be'))).toEqual(decision);
  });

  it('lets every address through to its page while the address book has not arrived', () => {
    expect(decide(request('/fr/produit/neuf'), context('be', { addressBook: undefined }))).toEqual(
      rewrite('/fr-be/product/neuf'),
    );
  });

  it('sends everyone to the maintenance page while it lasts, and shows it there', () => {
    const closed = context('be', { maintenance: true });
    expect(decide(request('/nl/merken'), closed)).toEqual({ kind: 'redirect', to: '/nl/onderhoud', status: 307 });
    expect(decide(request('/nl/onderhoud'), closed)).toEqual({
      kind: 'rewrite',
      to: '/nl-be/maintenance',
      keep: 'never',
    });
  });

  it('makes the router leave the app during maintenance, so that the browser asks for the document', () => {
    const closed = context('be', { maintenance: true });
    expect(decide(request('/nl/merken', { isInApp: true }), closed)).toEqual({ kind: 'leave' });
    expect(decide(request('/nl/onderhoud', { isInApp: true }), closed)).toMatchObject({ kind: 'rewrite' });
  });

  it('denies other addresses before anything else', () => {
    const guarded = context('be', { isAllowed: (address) => address === '10.0.0.1' });
    expect(decide(request('/api/product'), guarded)).toMatchObject({ kind: 'deny', status: 401 });
    expect(decide(request('/fr', { addresses: ['192.0.2.1', '10.0.0.1'] }), guarded)).toEqual(rewrite('/fr-be/home'));
  });

  it('leads an address with needless slashes to the plain one, once it is known to be there', () => {
    const respelt = (address: string) => decide(request(address, { isRespelt: true }), context('be'));
    expect(respelt('/fr/marques?x=1')).toEqual({ kind: 'redirect', to: '/fr/marques?x=1', status: 308 });
    expect(respelt('/fr/inconnue')).toEqual(missing('fr-be'));
  });

  it('asks the redirect table before the routes', () => {
    const moved: Decision = { kind: 'redirect', to: '/fr/conseils', status: 301 };
    expect(decide(request('/fr/dossier'), context('be', { redirect: () => moved }))).toEqual(moved);
  });

  it('takes the language of the cookie at the root only', () => {
    expect(decide(request('/', { localeCookie: 'nl-be' }), context('be'))).toMatchObject({ to: '/nl' });
    expect(decide(request('/fr', { localeCookie: 'nl-be' }), context('be'))).toEqual(rewrite('/fr-be/home'));
  });
});
