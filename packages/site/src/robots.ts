import { hasRoute, href, previewSegment, type Locale, type Market, type PersonalRoute } from '@veralune/routing';
import type { MetadataRoute } from 'next';
import { siteUrl } from './catalogue/environment.ts';
import { indexedFilters } from './listing/indexing.ts';
import { registeredMarket } from './market/registered-market.ts';

const ownEntries = [
  'login',
  'signup',
  'forgot-password',
  'reset-password',
  'verify-email',
  'my-account',
  'cart',
  'checkout-delivery',
  'checkout-recap',
  'checkout-payment',
  'checkout-confirmation',
  'checkout-error',
] as const satisfies readonly PersonalRoute[];

type Rules = Record<'allow' | 'disallow', string[]>;

/** `/fr/produits/-forme--`: the addresses of the listings with this filter first. */
function filterPrefixes(locale: Locale): string[] {
  return indexedFilters.map((name) => href('products', { filters: [{ name, value: 'x' }] }, locale).slice(0, -1));
}

function resultsPrefix(locale: Locale): string {
  return href('results', { terms: 'x' }, locale).slice(0, -1);
}

/** The answers to the quiz, which the browsers of search engines could submit in any combination. */
function quizAnswers(locale: Locale): string[] {
  return hasRoute('quiz', locale) ? [`${href('quiz', {}, locale)}?`] : [];
}

/** The answers to the three questions, of which there is one for each combination. */
function threeAnswers(locale: Locale): string[] {
  return hasRoute('three-questions', locale) ? [`${href('three-questions', {}, locale)}?`] : [];
}

/** Comparisons, of which there is one for each combination of products. */
function comparisons(locale: Locale): string[] {
  return hasRoute('compare', locale) ? [`${href('compare', {}, locale)}?`] : [];
}

/** The account, the cart and the checkout. All pages of the account are below its home. */
function personalPaths(locale: Locale): string[] {
  return ownEntries.filter((route) => hasRoute(route, locale)).map((route) => href(route, {}, locale));
}

/**
 * Allows every page except previews, personal pages, search results, answers to questions, comparisons and filtered listings (`-word--value`), whose number is unlimited. Allowed are
 * further pages of a listing (`-p--2`) and the filters that can be indexed, when they are the only one. The longest
 * matching rule applies, and `allow` among rules of the same length (RFC 9309).
 */
export function robotsRules({ locales }: Market): Rules {
  const prefixes = locales.flatMap(filterPrefixes);
  return {
    allow: ['/', '/*/-p--', ...prefixes],
    disallow: [
      '/fragments/',
      `/*/${previewSegment}/`,
      '/*/-*--',
      '/*/-p--*/-',
      ...locales.map(resultsPrefix),
      ...prefixes.map((prefix) => `${prefix}*/-`),
      ...locales.flatMap(quizAnswers),
      ...locales.flatMap(threeAnswers),
      ...locales.flatMap(comparisons),
      ...locales.flatMap(personalPaths),
    ],
  };
}

/** `GET /robots.txt`. Source: docs/decisions/0014-what-is-indexed.md. */
export default function robots(): MetadataRoute.Robots {
  const { market } = registeredMarket();
  return { sitemap: `${siteUrl(market)}/sitemap.xml`, rules: { userAgent: '*', ...robotsRules(market) } };
}
