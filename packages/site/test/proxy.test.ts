import { compileRedirects } from '@veralune/redirects';
import { parseRedirects } from '@veralune/redirects/parse';
import { markets } from '@veralune/routing';
import { NextRequest } from 'next/server';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { defineMarket } from '../src/market/market.ts';
import { createProxy } from '../src/proxy/create-proxy.ts';
import { registerOwnRedirects } from '../src/redirects/own-redirects.ts';

const site = markets.be.defaultSiteUrl;
const logos = { header: '/logos/header.svg', footer: '/logos/footer.svg' };
const belgium = defineMarket({
  id: 'be',
  logos: Object.fromEntries(markets.be.locales.map((locale) => [locale, logos])),
  contact: {
    laboratory: 'Veralune',
    address: ['Rue des Alchimistes 12'],
    phone: { display: '+32 2 000 04 84', link: '+3220000484' },
    hours: ['Mo-Fr 09:00-17:00'],
  },
});
const { rules } = parseRedirects(`from,to
/dossier,/fr/conseils
//www.old.example/*,/fr
/boutique,https://elsewhere.example/shop
`);

function ask(path: string, headers: Readonly<Record<string, string>> = {}) {
  registerOwnRedirects(compileRedirects(rules, { site }));
  return createProxy(belgium)(new NextRequest(`${site}${path}`, { headers }));
}

/** The header of a `fetch()` in browsers. Next removes the headers of its router before the proxy runs. */
const byScript = { 'sec-fetch-dest': 'empty' };
const document = { 'sec-fetch-dest': 'document' };

const logged: string[] = [];
const warn = vi.spyOn(console, 'warn').mockImplementation((line: unknown) => void logged.push(String(line)));

beforeAll(() => {
  // No server listens on this port: the catalogue is down in all tests of this file.
  vi.stubEnv('API_URL', 'http://127.0.0.1:1');
  vi.stubEnv('VERALUNE_SCREENS', 'home,brands');
});
afterAll(() => {
  vi.unstubAllEnvs();
  warn.mockRestore();
});

describe('the proxy', () => {
  it('redirects a document, with its query', async () => {
    const answer = await ask('/dossier?utm=a', document);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, `${site}/fr/conseils?utm=a`]);
  });

  it('redirects the router inside the app, without the query', async () => {
    const answer = await ask('/dossier?utm=a', byScript);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, `${site}/fr/conseils`]);
  });

  it.each([
    ['www.old.example', 'http'],
    ['www.old.example:3000', 'http'],
    ['WWW.Old.Example', 'HTTPS'],
    ['www.old.example, inner.example', 'https, http'],
  ])('redirects the legacy host %s (x-forwarded-proto: %s) to the site', async (host, scheme) => {
    const answer = await ask('/marken', { ...document, 'x-forwarded-host': host, 'x-forwarded-proto': scheme });
    expect([answer.status, answer.headers.get('location')]).toEqual([301, `${site}/fr`]);
  });

  it('redirects a document to another origin', async () => {
    const answer = await ask('/boutique', document);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, 'https://elsewhere.example/shop']);
  });

  it('makes the router load a document for another origin: no RSC data, and not cached', async () => {
    const answer = await ask('/boutique', byScript);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('location')).toBeNull();
    expect(answer.headers.get('content-type')).not.toMatch(/^text\/x-component/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).not.toBe('');
  });

  it('serves pages and its own rules while the API’s rules can’t be read, and logs that', async () => {
    expect((await ask('/fr/marques', document)).headers.get('x-middleware-rewrite')).toBe(`${site}/fr-be/brands`);
    await vi.waitFor(() => {
      expect(logged.join()).toContain('redirections: ');
    });
    expect((await ask('/fr/marques', document)).headers.get('x-middleware-rewrite')).toBe(`${site}/fr-be/brands`);
    expect((await ask('/dossier', document)).status).toBe(301);
  });
});

describe('readiness', () => {
  const snapshots = (isLoaded: boolean) => {
    const addressBook = { read: () => (isLoaded ? {} : undefined), header: () => null };
    const store = new Map([['be', { addressBook, redirections: { read: () => undefined } }]]);
    vi.stubGlobal('veraluneSnapshots', store);
  };
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it.each([
    ['before the address book is there', false, 503],
    ['while the catalogue is down', true, 200],
  ])('%s', async (_, isLoaded, status) => {
    snapshots(isLoaded);
    const answer = await ask('/readyz');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store']);
  });

  it('says not ready once the process was told to stop', async () => {
    snapshots(true);
    vi.stubGlobal('veraluneStopping', true);
    expect((await ask('/readyz')).status).toBe(503);
  });
});
