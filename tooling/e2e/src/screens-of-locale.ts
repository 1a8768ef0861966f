import { hasRoute, href, marketOf, match, type Locale } from '@veralune/routing';
import { sitemapPaths } from './crawl/crawl.ts';
import { sitesOf } from './crawl/sites.ts';

/** Screens that search engines do not find. */
const hidden = [
  'results',
  'compare',
  'cart',
  'login',
  'signup',
  'forgot-password',
  'contact-confirmation',
  'withdrawal',
] as const;

/** Products that every market has. */
const comparedProducts = '?products=104,109,115';

/** A need of every market, and the address of the products for it. */
const threeAnswers = '?need=36&person=adult&form=any';

/** One path of each screen of a locale: of each route in the sitemap, of hidden screens, and of the page for errors. */
export async function screensOfLocale(locale: Locale): Promise<ReadonlyMap<string, string>> {
  const market = marketOf(locale);
  const site = sitesOf(undefined).find((each) => each.market.id === market.id);
  if (!site) throw new Error(`No site has the market ${market.id}.`);
  const screens = new Map<string, string>();
  for (const path of await sitemapPaths(site)) {
    const found = match(path, market.id);
    if (found.kind === 'route' && found.locale === locale && !screens.has(found.route)) screens.set(found.route, path);
  }
  for (const route of hidden) if (hasRoute(route, locale)) screens.set(route, href(route, {}, locale));
  screens.set('comparison', href('compare', {}, locale) + comparedProducts);
  screens.set('three-answers', href('three-questions', {}, locale) + threeAnswers);
  return screens.set('404', href('product', { slug: 'no-such-product' }, locale));
}
