import type { Alternate } from '@veralune/api-client/contract';
import { languageOf, locales, marketOf, type Locale } from '@veralune/routing';
import type { LocalePath } from './page-metadata.ts';

const localeOf = ({ shop_id: shopId, lang }: Alternate): Locale | undefined =>
  locales.find((locale) => marketOf(locale).shopId === shopId && languageOf(locale) === lang);

/** The same thing of the catalogue in every locale that has it. */
export function entityAlternates(
  alternates: readonly Alternate[],
  pathOf: (slug: string, locale: Locale, parentSlug: string | undefined) => string,
): LocalePath[] {
  return alternates.flatMap((alternate) => {
    const locale = localeOf(alternate);
    return locale ? [{ locale, path: pathOf(alternate.slug, locale, alternate.parent_slug) }] : [];
  });
}
