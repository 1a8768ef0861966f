import { href, languageOf, type Language } from '@veralune/routing';
import { recaptchaSiteKey } from '../catalogue/environment.ts';
import type { PageContext } from '../page-context.ts';
import type { LinkedText } from './linked.tsx';

/** Source: 2-routes-redirects-commerce.md §2.2 "Legal pages". */
const privacySlugs: Readonly<Record<Language, string>> = {
  fr: 'donnees-personnelles',
  nl: 'persoonsgegevens',
  de: 'datenschutz',
  it: 'dati-personali-degli-utenti',
  es: 'datos-personales',
};

/** A text with a link to the privacy policy. */
export function withPrivacyLink(text: string, { locale, t }: PageContext): LinkedText {
  const slug = privacySlugs[languageOf(locale)];
  return { text, links: [{ label: t('forms.privacy'), href: href('page', { slug }, locale) }] };
}

/** The notice about reCAPTCHA, which Google's terms ask for; undefined while the stand-in is used. */
export function protectionNotice({ t }: PageContext): LinkedText | undefined {
  if (recaptchaSiteKey() === undefined) return undefined;
  return {
    text: t('forms.protection.text'),
    links: [
      { label: t('forms.protection.privacy'), href: 'https://policies.google.com/privacy' },
      { label: t('forms.protection.terms'), href: 'https://policies.google.com/terms' },
    ],
  };
}
