import { languageTag } from '@veralune/i18n';
import { href, languageOf, marketIds, markets, type Locale } from '@veralune/routing';
import type { FooterProps } from '@veralune/ui/components/footer/footer';
import { absoluteUrl, type LocalePath } from '../metadata/absolute-url.ts';
import type { PageContext } from '../page-context.ts';

/** The path without its query, which has a meaning on its own site only: `?redirect=/fr/panier`. */
function withoutQuery(path: string): string {
  return path.split('?', 1)[0] ?? path;
}

/** The same page in a locale of another market, or the home page when it does not exist. */
function pathIn(locale: Locale, alternates: readonly LocalePath[]): LocalePath {
  const found = alternates.find((other) => other.locale === locale);
  return { locale, path: found ? withoutQuery(found.path) : href('home', {}, locale) };
}

/** The other countries with their languages, by the source of `hreflang`. Source: docs/decisions/0015-languages-of-a-page.md. */
export function countryLinks({ market, t }: PageContext, alternates: readonly LocalePath[]): FooterProps['countries'] {
  return {
    label: t('footer.countries.label'),
    countries: marketIds
      .filter((id) => id !== market.id)
      .map((id) => ({
        country: markets[id].country,
        label: t(`countries.${id}`),
        languages: markets[id].locales.map((locale) => ({
          label: t(`languages.${languageOf(locale)}`),
          lang: languageTag(locale),
          href: absoluteUrl(pathIn(locale, alternates), market.id),
        })),
      })),
  };
}
