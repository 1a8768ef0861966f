import type { Locale } from '@veralune/routing';

/** The BCP 47 tag of a locale, for `Intl`, `lang` and `hreflang`: `fr-be` → `fr-BE`. */
export function languageTag(locale: Locale): string {
  const [language = '', country = ''] = locale.split('-');
  return `${language}-${country.toUpperCase()}`;
}
