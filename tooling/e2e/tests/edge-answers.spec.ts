import { setTimeout as pause } from 'node:timers/promises';
import { startEdge, type Asked } from '@veralune/edge/testing';
import { href } from '@veralune/routing';
import { expectSame, nginx, startEdgeOfStack } from '../src/edge-of-stack.ts';
import { startStandaloneSite } from '../src/standalone-site.ts';
import { expect, test } from '../src/test.ts';
import { apiOrigin, frontDoorPort } from '../src/urls.ts';

const locale = 'fr-be';
const form = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'a=1' };
const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
const inApp = { headers: { rsc: '1', 'sec-fetch-dest': 'empty' } };

const others: readonly (readonly [what: string, path: string, asked?: Asked])[] = [
  ['the preferred language', '/'],
  ['a page with a query', `${href('brands', {}, locale)}?utm_source=mail`],
  ['a filtered listing', href('products', { filters: [{ name: 'brand', value: 'micralba' }] }, locale)],
  ['results', href('results', { terms: 'magnesium' }, locale)],
  ['a submitted search', `${href('results', {}, locale)}?q=zinc`],
  ['the choice of products to compare', href('compare', {}, locale)],
  ['a comparison', `${href('compare', {}, locale)}?products=104,109`],
  ['a submitted comparison', `${href('compare', {}, locale)}?products=104&products=109`],
  ['the first of three questions', href('three-questions', {}, locale)],
  ['answers to three questions', `${href('three-questions', {}, locale)}?need=36&person=adult&form=any`],
  ['a missing page with words', href('product', { slug: 'no-such-product' }, locale)],
  ['a missing page for a crawler', '/fr/no-such-page', { headers: { 'user-agent': 'Twitterbot/1.0' } }],
  ['a missing page for a browser', '/fr/no-such-page', { headers: { 'user-agent': 'Mozilla/5.0' } }],
  ['a permanent redirect', '/fr/contact.html'],
  ['a permanent redirect with a query', '/fr/contact.html?a=1&b=2'],
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

test('all other answers are the same behind nginx', async () => {
  await using edge = await startEdgeOfStack();
  for (const [what, path, asked = {}] of others) await expectSame(edge, path, asked, what);
});

test('behind nginx, a stopped site keeps answering, and two sites can be stopped in turn without an error', async () => {
  const ports = [frontDoorPort + 94, frontDoorPort + 95];
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
