import { compileRedirects } from '@veralune/redirects';
import { rulesOfIndex } from '@veralune/redirects/parse';
import { describe, expect, it } from 'vitest';
import type { ProxyRequest } from '../src/proxy/decision.ts';
import { createRedirectStep } from '../src/redirects/redirect-step.ts';

const site = 'https://be.veralune.example';

function table(from: string, to: string) {
  return compileRedirects(rulesOfIndex([{ from, to, type: 301 }]).rules, { site });
}

function request(pathname: string, changes: Partial<ProxyRequest> = {}): ProxyRequest {
  return {
    method: 'GET',
    origin: site,
    pathname,
    search: '',
    isInApp: false,
    hadRepeatedSlashes: false,
    localeCookie: undefined,
    hasSession: false,
    acceptLanguage: undefined,
    ...changes,
  };
}

describe('createRedirectStep', () => {
  const step = createRedirectStep(table('/dossier', '/fr/conseils'));

  it('applies the rules of the market before the snapshot of the API arrives', () => {
    expect(step(request('/dossier'), undefined)).toEqual({ kind: 'redirect', to: '/fr/conseils', status: 301 });
    expect(step(request('/campagne'), undefined)).toBeNull();
  });

  it('adds the rules of the API, and uses the new ones when they change', () => {
    expect(step(request('/campagne'), table('/campagne', '/fr/marques'))).toMatchObject({ to: '/fr/marques' });
    expect(step(request('/campagne'), table('/campagne', '/fr/besoins'))).toMatchObject({ to: '/fr/besoins' });
    expect(step(request('/dossier'), table('/campagne', '/fr/besoins'))).toMatchObject({ to: '/fr/conseils' });
  });

  it.each(['/campagne?a=1', '/campagne', `${site}/campagne`, `${site}/campagne?a=1`])(
    'applies a rule of the API from %s',
    (from) => {
      const withQuery = request('/campagne', { search: '?a=1' });
      expect(step(withQuery, table(from, '/fr/marques?'))).toEqual({
        kind: 'redirect',
        to: '/fr/marques',
        status: 301,
      });
      expect(step({ ...withQuery, pathname: '/campagnes' }, table(from, '/fr/marques?'))).toBeNull();
    },
  );

  it('keeps the query for a document and drops it for the router', () => {
    expect(step(request('/dossier', { search: '?utm=a' }), undefined)).toMatchObject({ to: '/fr/conseils?utm=a' });
    expect(step(request('/dossier', { search: '?utm=a', isInApp: true }), undefined)).toMatchObject({
      to: '/fr/conseils',
    });
  });

  it('makes the router load a document for another origin', () => {
    const outward = createRedirectStep(table('/boutique', 'https://elsewhere.example/shop'));
    const to = 'https://elsewhere.example/shop';
    expect(outward(request('/boutique'), undefined)).toEqual({ kind: 'redirect', to, status: 301 });
    expect(outward(request('/boutique', { isInApp: true }), undefined)).toEqual({ kind: 'leave' });
  });
});
