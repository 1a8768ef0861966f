import { languageTag } from '@veralune/i18n';
import { href, languageOf, type Locale } from '@veralune/routing';
import type { LanguageSwitchProps } from '@veralune/ui/components/language-switch/language-switch';
import type { LocalePath } from '../metadata/absolute.ts';
import type { Present } from '../present/context.ts';

/** The same page in another language of the market; its home where the page is not there. Source: 1-site.md §2. */
function pathIn(locale: Locale, alternates: readonly LocalePath[]) {
  return alternates.find((other) => other.locale === locale)?.path ?? href('home', {}, locale);
}

export function languageSwitch({ locale, market, t }: Present, alternates: readonly LocalePath[]): LanguageSwitchProps {
  return {
    label: t('header.language.label'),
    country: market.country,
    countryLabel: t(`countries.${market.id}`),
    languages: market.locales
      .map((other) => ({
        label: t(`languages.${languageOf(other)}`),
        lang: languageTag(other),
        href: pathIn(other, alternates),
        ...(other === locale ? { current: true } : {}),
      }))
      .sort((one, other) => one.label.localeCompare(other.label)),
  };
}
