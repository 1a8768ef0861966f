import { languageTag } from '@veralune/i18n';
import { marketOf, type Locale } from '@veralune/routing';

/** The country of a locale in its language: `nl-be` → `België`. */
export function countryName(locale: Locale): string {
  const { country } = marketOf(locale);
  return new Intl.DisplayNames(languageTag(locale), { type: 'region' }).of(country) ?? country;
}
