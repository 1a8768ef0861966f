import { compileRedirects } from '@veralune/redirects';
import { rulesOfIndex } from '@veralune/redirects/parse';
import { describe, expect, it } from 'vitest';
import type { RequestFacts } from '../src/proxy/decision.ts';
import { createRedirectStep } from '../src/redirects/redirect-step.ts';

const site = 'https://be.veralune.example';

function table(from: string, to: string) {
  return compileRedirects(rulesOfIndex([{ from, to, type: 301 }]).rules, { site });
}

function request(pathname: string, changes: Partial<RequestFacts> = {}): RequestFacts {
  return {
    method: 'GET',
    origin: site,
    pathname,
    search: '',
    isInApp: false,
    isRespelt: false,
    addresses: [],
    localeCookie: undefined,
    acceptLanguage: undefined,
    ...changes,
  };
}

describe('createRedirectStep', () => {
  const step = createRedirectStep(table('/dossier', '/fr/conseils'));

  it('answers by the market’s own rules before the API’s snapshot has come', () => {
    expect(step(request('/dossier'), undefined)).toEqual({ kind: 'redirect', to: '/fr/conseils', status: 301 });
    expect(step(request('/campagne'), undefined)).toBeNull();
  });

  it('adds the API’s rules when they come, and takes the latest when they change', () => {
    expect(step(request('/campagne'), table('/campagne', '/fr/marques'))).toMatchObject({ to: '/fr/marques' });
    expect(step(request('/campagne'), table('/campagne', '/fr/besoins'))).toMatchObject({ to: '/fr/besoins' });
    expect(step(request('/dossier'), table('/campagne', '/fr/besoins'))).toMatchObject({ to: '/fr/conseils' });
  });

  it.each(['/campagne?a=1', '/campagne', `${site}/campagne`, `${site}/campagne?a=1`])(
    'asks the API’s rules for %s',
    (from) => {
      const asked = request('/campagne', { search: '?a=1' });
      expect(step(asked, table(from, '/fr/marques?'))).toEqual({ kind: 'redirect', to: '/fr/marques', status: 301 });
      expect(step({ ...asked, pathname: '/campagnes' }, table(from, '/fr/marques?'))).toBeNull();
    },
  );

  it('keeps the query for a document and drops it inside the app', () => {
    expect(step(request('/dossier', { search: '?utm=a' }), undefined)).toMatchObject({ to: '/fr/conseils?utm=a' });
    expect(step(request('/dossier', { search: '?utm=a', isInApp: true }), undefined)).toMatchObject({
      to: '/fr/conseils',
    });
  });

  it('leaves the app for another origin, which a router cannot follow', () => {
    const outward = createRedirectStep(table('/boutique', 'https://elsewhere.example/shop'));
    const to = 'https://elsewhere.example/shop';
    expect(outward(request('/boutique'), undefined)).toEqual({ kind: 'redirect', to, status: 301 });
    expect(outward(request('/boutique', { isInApp: true }), undefined)).toEqual({ kind: 'leave' });
  });
});
