import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { findNginx } from '@veralune/edge';
import { send, startEdge, type Answer, type Asked, type RunningEdge } from '@veralune/edge/testing';
import { href, marketIds, markets } from '@veralune/routing';
import { startStandaloneSite } from '../src/standalone-site.ts';
import { apiOrigin, frontDoorPort } from '../src/urls.ts';

/** Without it, playwright.config.ts leaves this file out. */
const nginx = findNginx() ?? '';

const locale = 'fr-be';
const host = `${markets.be.localHost}:${frontDoorPort}`;

/** Headers of one connection, and those that say when or by whom an answer was made. */
const ofOneAnswer = new Set([
  ...['connection', 'content-length', 'date', 'keep-alive', 'server', 'transfer-encoding'],
  ...['x-edge-cache', 'x-nextjs-cache', 'x-request-id'],
]);

function comparable({ status, headers, body }: Answer) {
  const kept = Object.entries(headers).filter(([name]) => !ofOneAnswer.has(name));
  return { status, headers: Object.fromEntries(kept), body: body.toString('latin1') };
}

/** The app of each market, and the same apps behind nginx. */
function startEdgeOfStack(): Promise<RunningEdge> {
  const port = (id: (typeof marketIds)[number]) => frontDoorPort + markets[id].localPort - 3000;
  const servers = marketIds.map((id) => [id, { upstreams: [`127.0.0.1:${port(id)}`] }] as const);
  return startEdge(nginx, [], { markets: Object.fromEntries(servers) as never });
}

/** One address of each kind of page in the sitemap of Belgium: the first of those with the same start. */
async function pagesOfEachKind(): Promise<readonly string[]> {
  const { body } = await send(frontDoorPort, '/sitemaps/1.xml', { host });
  const paths = [...body.toString().matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path = '']) => path);
  const kinds = new Map(paths.toReversed().map((path) => [path.split('/').slice(0, 3).join('/'), path]));
  return [...kinds.values()];
}

const form = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'a=1' };
const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
const inApp = { headers: { rsc: '1', 'sec-fetch-dest': 'empty' } };

const others: readonly (readonly [what: string, path: string, asked?: Asked])[] = [
  ['the preferred language', '/'],
  ['a page with a query', `${href('brands', {}, locale)}?utm_source=mail`],
  ['a filtered listing', href('products', { filters: [{ name: 'brand', value: 'micralba' }] }, locale)],
  ['results', href('results', { terms: 'magnesium' }, locale)],
  ['a submitted search', `${href('results', {}, locale)}?q=zinc`],
  ['a missing page with words', href('product', { slug: 'no-such-product' }, locale)],
  ['a missing page for a crawler', '/fr/no-such-page', { headers: { 'user-agent': 'Twitterbot/1.0' } }],
  ['a missing page for a browser', '/fr/no-such-page', { headers: { 'user-agent': 'Mozilla/5.0' } }],
  ['a permanent redirect', '/fr/contact.html'],
  ['a permanent redirect with a query', '/fr/contact.html?a=%20&b'],
  ['a permanent redirect in other letters', '/FR/Contact.HTML'],
  ['a permanent redirect for the router', '/fr/contact.html?a=1', inApp],
  ['a permanent redirect with HEAD', '/fr/contact.html', { method: 'HEAD' }],
  ['a permanent redirect of a form', '/fr/contact.html', form],
  ['a redirect with a wildcard', '/fr-be/marques?a=1'],
  ['a redirect to another site', '/de/kontakt'],
  ['a redirect to another site for the router', '/de/kontakt', inApp],
  ['an old host', '/nl/merken', { host: 'www.veralune-be.example' }],
  ['an old host of another market', '/x', { host: 'profesionales.veralune-es.example' }],
  ['a path that the table of the old host does not name', '/fr/contact.html', { host: 'www.veralune-be.example' }],
  ['an unknown host', '/marchi', { host: 'unknown.example' }],
  ['a slash too many', '/fr/marques/'],
  ['repeated slashes', '//fr//marques'],
  ['an encoded slash', '/fr%2Fcontact.html'],
  ['an open redirect', '/.en-ce-moment./%2Fevil.example'],
  ['a file', '/favicon.ico'],
  ['a part of a file', '/favicon.ico', { headers: { range: 'bytes=0-9' } }],
  ['a logo', '/logos/header-fr.svg'],
  ['a missing file', '/logos/no-such-logo.svg'],
  ['a missing file of the build', '/_next/static/chunks/no-such.js'],
  ['robots.txt', '/robots.txt'],
  ['the index of the sitemaps', '/sitemap.xml'],
  ['a sitemap', '/sitemaps/1.xml'],
  ['a missing sitemap', '/sitemaps/99.xml'],
  ['the feed', '/fr/rss.xml'],
  ['suggestions', '/fragments/suggestions?locale=fr-be&text=zinc'],
  ['the build', '/fragments/version'],
  ['a preview without token', href('preview', { type: 'product', id: 101 }, locale)],
  ['the cart', href('cart', {}, locale)],
  ['the account', href('my-account', {}, locale)],
  ['a page for the router', href('brands', {}, locale), inApp],
  ['the catalogue', '/api/shop'],
  ['a missing product of the catalogue', '/api/product/1?shop_id=1&lang=fr'],
  ['a call without a session', '/api/me?shop_id=1&lang=fr'],
  ['a form', href('contact', {}, locale), form],
  ['a call that writes', '/api/contact?shop_id=1&lang=fr', json],
  ['another method', href('brands', {}, locale), { method: 'OPTIONS' }],
];

/** Asks with and without nginx: for a new copy, and again for the stored one. */
async function expectSame(edge: RunningEdge, path: string, asked: Asked, what: string): Promise<void> {
  const all = { host, ...asked };
  for (const copy of ['first', 'second']) {
    await expect(async () => {
      const [behind, direct] = [await edge.ask(path, all), await send(frontDoorPort, path, all)];
      expect(comparable(behind), `${what}: ${path}, ${copy} answer (${String(behind.cache)})`).toEqual(
        comparable(direct),
      );
      // Other tests change the catalogue meanwhile, and nginx shows a page for four seconds.
    }).toPass({ timeout: 20_000, intervals: [1_500] });
  }
}

test('the pages of the sitemap are the same behind nginx, in each encoding', async () => {
  await using edge = await startEdgeOfStack();
  const paths = await pagesOfEachKind();
  expect(paths.length).toBeGreaterThan(30);
  for (const path of paths) {
    for (const encoding of ['identity', 'gzip', 'gzip, deflate, br, zstd']) {
      await expectSame(edge, path, { headers: { 'accept-encoding': encoding } }, encoding);
    }
  }
});

test('all other answers are the same behind nginx', async () => {
  await using edge = await startEdgeOfStack();
  for (const [what, path, asked = {}] of others) await expectSame(edge, path, asked, what);
});

test('behind nginx, a stopped site keeps answering, and two sites can be stopped in turn without an error', async () => {
  const ports = [frontDoorPort + 92, frontDoorPort + 93];
  const sites = await Promise.all(ports.map((port) => startStandaloneSite(port, apiOrigin)));
  await using edge = await startEdge(
    nginx,
    ports.map((port) => `127.0.0.1:${port}`),
  );
  const path = href('brands', {}, locale);
  const statuses: number[] = [];
  let isOver = false;
  const visitors = [path, href('results', { terms: 'magnesium' }, locale), href('cart', {}, locale)].map(
    async (each) => {
      for (let count = 0; !isOver; count += 1) statuses.push((await edge.ask(`${each}?visit=${count}`)).status);
    },
  );
  const shown = await edge.ask(path);
  for (const [index, port] of ports.entries()) {
    await sites[index]?.stop();
    await pause(1_000);
    if (index === 0) sites[0] = await startStandaloneSite(port, apiOrigin);
    // nginx leaves a failed instance alone for two seconds, and counts whole ones.
    await pause(3_500);
  }
  isOver = true;
  await Promise.all(visitors);
  expect(statuses.length).toBeGreaterThan(50);
  expect(statuses.filter((status) => status !== 200)).toEqual([]);

  await sites[0]?.stop();
  const stopped = await edge.ask(path);
  expect([stopped.status, stopped.cache]).toEqual([200, 'STALE']);
  expect(stopped.body).toEqual(shown.body);
  expect((await edge.ask('/fr/never-rendered')).status).toBe(503);
});
