import { languageTag } from '@veralune/i18n';
import { href, languageOf, marketOf, match, type Locale, type RouteName, type RouteParams } from '@veralune/routing';
import type { LanguageSwitchProps } from '@veralune/ui/components/language-switch/language-switch';
import type { LocalePath } from '../metadata/absolute-url.ts';
import type { PageContext } from '../page-context.ts';

/** A page of a list whose first page has this path. A list has as many pages in each language of a market. */
function withPage({ locale, path }: LocalePath, page: number): string {
  const found = match(path, marketOf(locale).id);
  if (found.kind !== 'route') return path;
  return href(found.route, { ...found.params, page } as RouteParams[RouteName], locale);
}

/** The same page in another language of the market, or the home page when it does not exist. Source: 1-site.md §2. */
function pathIn(locale: Locale, alternates: readonly LocalePath[], page: number | undefined): string {
  const found = alternates.find((other) => other.locale === locale);
  if (!found) return href('home', {}, locale);
  return page === undefined ? found.path : withPage(found, page);
}

/** @param page the page of a list whose `alternates` lead to the first page */
export function languageSwitch(
  { locale, market, t }: PageContext,
  alternates: readonly LocalePath[],
  page?: number,
): LanguageSwitchProps {
  return {
    label: t('header.language.label'),
    country: market.country,
    countryLabel: t(`countries.${market.id}`),
    languages: market.locales
      .map((other) => ({
        label: t(`languages.${languageOf(other)}`),
        lang: languageTag(other),
        href: pathIn(other, alternates, page),
        ...(other === locale ? { current: true } : {}),
      }))
      .sort((one, other) => one.label.localeCompare(other.label)),
  };
}
