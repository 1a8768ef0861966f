import { describe, expect, it } from 'vitest';
import { decide } from '../src/proxy/decide.ts';
import type { Decision, PreviewRequest } from '../src/proxy/decision.ts';
import { brief, context, missing, request, rewrite, uncached } from './support/proxy-requests.ts';

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
