import type { Asked } from '@veralune/edge/testing';
import { href } from '@veralune/routing';
import { expectSame, startEdgeOfStack } from '../src/edge-of-stack.ts';
import { test } from '../src/test.ts';

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
