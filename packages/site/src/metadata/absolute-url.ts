import { languageOf, marketOf, type Language, type Locale, type MarketId } from '@veralune/routing';
import { languageTag } from '@veralune/i18n';
import { siteUrl, siteUrlOf } from '../catalogue/environment.ts';

/** The path of a page in one locale. */
export interface LocalePath {
  readonly locale: Locale;
  readonly path: string;
}

/**
 * The absolute URL of a page.
 * @param own the market of this server, whose origin is `SITE_URL`; other markets have theirs in `SITE_URLS`
 */
export function absoluteUrl({ locale, path }: LocalePath, own: MarketId): string {
  const market = marketOf(locale);
  return (market.id === own ? siteUrl(market) : siteUrlOf(market.id)) + path;
}

/** Languages for visitors whose own is not offered. Source: 1-site.md §9, "Fallback language order"; Dutch is not in it. */
const fallbackLanguages: readonly Language[] = ['fr', 'es', 'de', 'it', 'nl'];

/** The page for visitors of all other languages and countries. Source: docs/decisions/0015-languages-of-a-page.md. */
function fallbackOf(paths: readonly LocalePath[]): LocalePath | undefined {
  return fallbackLanguages
    .map((language) => paths.find(({ locale }) => languageOf(locale) === language))
    .find((path) => path !== undefined);
}

/** A language with its country (`fr-BE`) or `x-default`, and the address of the page in it. */
export type Hreflang = readonly [hreflang: string, address: string];

/** The absolute URLs of a page by `hreflang`, with `x-default`. Empty for a page that exists in one locale only. */
export function hreflangs(paths: readonly LocalePath[], own: MarketId): Hreflang[] {
  const fallback = fallbackOf(paths);
  if (fallback === undefined || paths.length < 2) return [];
  return [
    ...paths.map((path): Hreflang => [languageTag(path.locale), absoluteUrl(path, own)]),
    ['x-default', absoluteUrl(fallback, own)],
  ];
}
