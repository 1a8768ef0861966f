import { marketOf, markets, type Locale, type MarketId } from '@veralune/routing';
import { siteUrl } from '../catalogue/environment.ts';

/** One page's address in one locale. */
export interface LocalePath {
  readonly locale: Locale;
  readonly path: string;
}

/** `fr-be` → `fr-BE`, as `hreflang` and `lang` write it. */
export function countryTag(locale: Locale): string {
  const [language, country] = locale.split('-');
  return `${language}-${country?.toUpperCase()}`;
}

/** Absolute: a market's own origin for its locales, its default one for the others'. */
export function absolute({ locale, path }: LocalePath, own: MarketId): string {
  const market = marketOf(locale);
  return (market.id === own ? siteUrl(market) : markets[market.id].defaultSiteUrl) + path;
}

/** A page's absolute addresses by `hreflang`. */
export function hreflangs(paths: readonly LocalePath[], own: MarketId): [hreflang: string, address: string][] {
  return paths.map((path) => [countryTag(path.locale), absolute(path, own)]);
}
