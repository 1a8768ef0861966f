import { plainPage } from '@veralune/http/plain-page';
import { createTranslator, type SimpleMessageId } from '@veralune/i18n';
import { languageOf, locales, markets, marketIds, type Locale, type MarketId } from '@veralune/routing';
import { map, type Lines } from './nginx/text.ts';

/**
 * Answers that nginx gives itself: the market is closed, no app can answer, an address asks too often, or the request is a
 * mistake of the client.
 */
export const errorPages = ['maintenance', 'outage', 'limited', 'refused'] as const;
export type ErrorPage = (typeof errorPages)[number];

const texts: Readonly<Record<ErrorPage, readonly [title: SimpleMessageId, text: SimpleMessageId]>> = {
  maintenance: ['maintenance.title', 'maintenance.text'],
  outage: ['errors.500.title', 'errors.500.description'],
  limited: ['errors.429.title', 'errors.429.description'],
  refused: ['errors.400.title', 'errors.400.description'],
};

/** What calls of the API get, in the form of its own errors. */
const apiErrors: Readonly<Record<ErrorPage, { readonly code: string; readonly message: string }>> = {
  maintenance: { code: 'maintenance', message: 'The site is under maintenance. Try again later.' },
  outage: { code: 'unavailable', message: 'The site does not answer. Try again.' },
  limited: { code: 'too_many_requests', message: 'Too many requests. Try again later.' },
  refused: { code: 'refused', message: 'The request was refused.' },
};

function errorPage(page: ErrorPage, locale: Locale): string {
  const t = createTranslator(locale);
  const [title, text] = texts[page];
  const language = `${locale.slice(0, 3)}${locale.slice(3).toUpperCase()}`;
  return plainPage({ language, title: t(title), paragraphs: [t(text)] });
}

/** Names and contents of all error pages: `outage.fr-be.html`, `outage.api.json`. */
export function errorPageFiles(): readonly (readonly [name: string, content: string])[] {
  return errorPages.flatMap((page) => [
    ...locales.map((locale) => [`${page}.${locale}.html`, errorPage(page, locale)] as const),
    [`${page}.api.json`, `${JSON.stringify({ error: apiErrors[page] })}\n`] as const,
  ]);
}

function formVariable(market: MarketId) {
  return `$edge_form_${market}`;
}

/**
 * The form of an error page: JSON for calls of the API, otherwise the language with which the address starts, or the market's
 * first one. Not by `$uri`, which is that of the error page itself.
 */
export const formMaps: Lines = marketIds.flatMap((id) => {
  const { locales: own, prefixed } = markets[id];
  const byPath = own.slice(1).map((locale) => [`~^/${languageOf(locale)}(?:[/?]|$)`, `${locale}.html`] as const);
  const entries = [
    ['~^/api/', 'api.json'] as const,
    ...(prefixed ? byPath : []),
    ['default', `${own[0]}.html`] as const,
  ];
  return map('$request_uri', formVariable(id), entries);
});

/** The file of a page of a market, as a path of nginx. */
export function errorPagePath(page: ErrorPage, market: MarketId): string {
  return `/${page}.${formVariable(market)}`;
}
