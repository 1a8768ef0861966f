import { routeNames } from '@veralune/routing';
import { describe, expect, it } from 'vitest';
import { decide, type ProxyContext } from '../src/proxy/decide.ts';
import { context, request } from './support/proxy-requests.ts';

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
