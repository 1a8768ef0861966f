import { href, languageOf, type Language } from '@veralune/routing';
import type { PageContext } from '../page-context.ts';

/** Source: 2-routes-redirects-commerce.md §2.2 "Legal pages". */
const privacySlugs: Readonly<Record<Language, string>> = {
  fr: 'donnees-personnelles',
  nl: 'persoonsgegevens',
  de: 'datenschutz',
  it: 'dati-personali-degli-utenti',
  es: 'datos-personales',
};

/** Slugs of the page of `content/pages/cookies.yaml`. */
const cookiesSlugs: Readonly<Record<Language, string>> = {
  fr: 'cookies',
  nl: 'cookies',
  de: 'cookies',
  it: 'cookie',
  es: 'cookies',
};

/** The address of the privacy policy. */
export function privacyHref({ locale }: Pick<PageContext, 'locale'>): string {
  return href('page', { slug: privacySlugs[languageOf(locale)] }, locale);
}

/** The address of the cookies page. */
export function cookiesHref({ locale }: Pick<PageContext, 'locale'>): string {
  return href('page', { slug: cookiesSlugs[languageOf(locale)] }, locale);
}

/** Whether a legal page is the cookies page. */
export function isCookiesPage(slug: string, { locale }: Pick<PageContext, 'locale'>): boolean {
  return slug === cookiesSlugs[languageOf(locale)];
}
