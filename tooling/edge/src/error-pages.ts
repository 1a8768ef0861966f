import { plainPage } from '@veralune/http/plain-page';
import { createTranslator } from '@veralune/i18n';
import { languageOf, locales, markets, marketIds, type Locale, type MarketId } from '@veralune/routing';
import { map, type Lines } from './nginx/text.ts';

/** Pages that nginx has itself, for when no app can answer. */
const errorPages = ['maintenance', 'outage'] as const;
export type ErrorPage = (typeof errorPages)[number];

/** Name of the file of a page: `outage.fr-be.html` */
function errorPageFile(page: ErrorPage, locale: Locale): string {
  return `${page}.${locale}.html`;
}

function textsOf(page: ErrorPage, locale: Locale) {
  const t = createTranslator(locale);
  return page === 'maintenance'
    ? { title: t('maintenance.title'), text: t('maintenance.text') }
    : { title: t('errors.500.title'), text: t('errors.500.description') };
}

function errorPage(page: ErrorPage, locale: Locale): string {
  const { title, text } = textsOf(page, locale);
  const language = `${locale.slice(0, 3)}${locale.slice(3).toUpperCase()}`;
  return plainPage({ language, title, paragraphs: [text] });
}

/** Names and contents of all error pages. */
export function errorPageFiles(): readonly (readonly [name: string, html: string])[] {
  return locales.flatMap((locale) =>
    errorPages.map((page) => [errorPageFile(page, locale), errorPage(page, locale)] as const),
  );
}

function localeVariable(market: MarketId) {
  return `$edge_locale_${market}`;
}

/** The locale of an address, for the error pages: the language with which the path starts, or the market's first one. */
export const localeMaps: Lines = marketIds.flatMap((id) => {
  const { locales: own, prefixed } = markets[id];
  const byPath = own.slice(1).map((locale) => [`~^/${languageOf(locale)}(?:/|$)`, locale] as const);
  return map('$uri', localeVariable(id), [...(prefixed ? byPath : []), ['default', own[0]]]);
});

/** The file of a page of a market, as a path of nginx. */
export function errorPagePath(page: ErrorPage, market: MarketId): string {
  return `/${page}.${localeVariable(market)}.html`;
}
