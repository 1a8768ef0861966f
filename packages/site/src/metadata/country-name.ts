import { languageTag } from '@veralune/i18n';
import { marketOf, type Locale } from '@veralune/routing';

/** A country in the language of a locale, by default the locale's own: `nl-be` → `België`. */
export function countryName(locale: Locale, country: string = marketOf(locale).country): string {
  return new Intl.DisplayNames(languageTag(locale), { type: 'region' }).of(country) ?? country;
}
