import { href, type Locale, type Market } from '@veralune/routing';

/** The path of the magazine's feed: `/fr/rss.xml`, or `/rss.xml` in a market without prefixes. */
export function feedPath(locale: Locale): string {
  return `${href('home', {}, locale).replace(/\/$/, '')}/rss.xml`;
}

/** @param prefix the first segment of the path, absent in a market without prefixes */
export function localeOfFeed({ locales }: Market, prefix: string | undefined): Locale | undefined {
  const path = prefix === undefined ? '/rss.xml' : `/${prefix}/rss.xml`;
  return locales.find((locale) => feedPath(locale) === path);
}
