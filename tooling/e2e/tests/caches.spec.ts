import { get } from '../src/get.ts';
import { expect, test } from '../src/test.ts';
import { addressOf, originOf } from '../src/urls.ts';

const locale = 'fr-be';
const origin = originOf(locale);

const page = 's-maxage=1, stale-while-revalidate=3, stale-if-error=86400';
const brief = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
const missing = 'public, max-age=0, s-maxage=15';
const moved = 'public, max-age=300';

const rows: readonly (readonly [what: string, address: string, status: number, cacheControl: string | RegExp])[] = [
  ['a page', addressOf('product', { slug: 'micralba-zinc' }, locale), 200, page],
  ['the second page of a listing', addressOf('products', { page: 2 }, locale), 200, page],
  [
    'a filtered listing',
    addressOf('products', { filters: [{ name: 'brand', value: 'micralba' }] }, locale),
    200,
    brief,
  ],
  ['results', addressOf('results', { terms: 'magnesium' }, locale), 200, brief],
  ['the choice of products to compare', addressOf('compare', {}, locale), 200, page],
  ['a comparison', `${addressOf('compare', {}, locale)}?products=104,109`, 200, brief],
  ['a submitted comparison', `${addressOf('compare', {}, locale)}?products=104&products=109`, 303, 'no-store'],
  ['a comparison of unknown products', `${addressOf('compare', {}, locale)}?products=999999`, 404, missing],
  ['a comparison of no products', `${addressOf('compare', {}, locale)}?products=zinc`, 404, missing],
  ['the first question', addressOf('three-questions', {}, locale), 200, page],
  ['the second question', `${addressOf('three-questions', {}, locale)}?need=36`, 200, brief],
  ['an unknown need', `${addressOf('three-questions', {}, locale)}?need=999999`, 404, missing],
  ['an unknown person', `${addressOf('three-questions', {}, locale)}?need=36&person=cat`, 404, missing],
  ['the quiz', addressOf('quiz', {}, 'de-de'), 200, page],
  ['answers to the quiz', `${addressOf('quiz', {}, 'de-de')}?answers=a1-b1`, 200, brief],
  ['the submitted quiz', `${addressOf('quiz', {}, 'de-de')}?answers=&q-topic=a1`, 303, 'no-store'],
  ['a missing address', addressOf('product', { slug: 'no-such-product' }, locale), 404, missing],
  ['a missing page of a listing', addressOf('products', { page: 90 }, locale), 404, missing],
  ['a page of a listing beyond the limit', addressOf('products', { page: 4_000 }, locale), 404, missing],
  ['a missing file', `${origin}/logos/no-such-logo.svg`, 404, missing],
  ['a preview', addressOf('preview', { type: 'product', id: 101 }, locale), 401, 'no-store'],
  ['an old address', `${origin}/fr/contact.html`, 301, moved],
  ['another spelling', `${addressOf('brands', {}, locale)}/`, 308, moved],
  ['repeated slashes', `${origin}//fr//marques`, 308, moved],
  ['the preferred language', `${origin}/`, 302, 'no-store'],
  ['a search form', `${addressOf('results', {}, locale)}?q=zinc`, 303, 'no-store'],
  ['suggestions', `${origin}/fragments/suggestions?locale=${locale}&text=zinc`, 200, 'public, max-age=60'],
  ['a file', `${origin}/favicon.ico`, 200, 'public, max-age=0, s-maxage=60'],
  ['robots.txt', `${origin}/robots.txt`, 200, 'public, max-age=0, s-maxage=60'],
  ['the index of the sitemaps', `${origin}/sitemap.xml`, 200, 'public, max-age=0, s-maxage=300'],
  ['a sitemap', `${origin}/sitemaps/1.xml`, 200, 'public, max-age=0, s-maxage=300'],
  ['a missing sitemap', `${origin}/sitemaps/99.xml`, 404, missing],
  ['a wrong fragment', `${origin}/fragments/drawings/no/thing.svg`, 404, missing],
  ['the catalogue', `${origin}/api/shop`, 200, 'public, max-age=60, stale-while-revalidate=600'],
  ['a missing product of the catalogue', `${origin}/api/product/1?shop_id=1&lang=fr`, 404, 'no-store'],
];

for (const [what, address, status, cacheControl] of rows) {
  test(`${what} has the right cache-control header`, async ({ request }) => {
    const answer = await get(request, address);
    const headers = answer.headers();
    expect(answer.status()).toBe(status);
    expect(headers['cache-control']).toBe(cacheControl);
    expect(headers['x-frame-options']).toBe('DENY');
    expect(Object.keys(headers).filter((name) => name.startsWith('x-middleware'))).toEqual([]);
  });
}

for (const [what, address, policy] of [
  ['a page of the catalogue', addressOf('home', {}, locale), 'unsafe-none'],
  ['the way to it', `${origin}/`, 'unsafe-none'],
  ['the form of an account', addressOf('login', {}, locale), 'same-origin'],
  ['the cart', addressOf('cart', {}, locale), 'same-origin'],
] as const) {
  test(`${what} has the opener policy of its readers`, async ({ request }) => {
    expect((await get(request, address)).headers()['cross-origin-opener-policy']).toBe(policy);
  });
}
