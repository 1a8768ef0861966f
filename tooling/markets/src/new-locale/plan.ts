import {
  hasRoute,
  isLocale,
  isMarketId,
  languageOf,
  languages,
  locales,
  marketIds,
  markets,
  routeNames,
  type Language,
  type Locale,
  type MarketId,
  type RouteName,
} from '@veralune/routing';

export interface LocalePlan {
  readonly code: string;
  readonly language: Language;
  readonly market: MarketId;
  /** The locale whose words it starts with. */
  readonly start: Locale;
  /** Routes that the market does not have. */
  readonly missing: readonly RouteName[];
}

/** Routes of a market for which a locale has no words. */
function unknownRoutes(market: MarketId, start: Locale): RouteName[] {
  const [own] = markets[market].locales;
  return routeNames.filter((name) => hasRoute(name, own) && !hasRoute(name, start));
}

/** Whether a locale is that of the language’s own country. */
function isOwn(locale: Locale): boolean {
  return locale === `${languageOf(locale)}-${languageOf(locale)}`;
}

/** @throws Error that says why the locale is not possible, and what to do instead */
export function planLocale(
  code: string,
  given: { market?: string | undefined; from?: string | undefined },
): LocalePlan {
  const [, name = '', country = ''] = /^([a-z]{2})-([a-z]{2})$/.exec(code) ?? [];
  if (country === '') throw new Error(`"${code}" is no locale. Write the language and the country: de-lu.`);
  if (isLocale(code)) throw new Error(`The locale "${code}" exists already.`);
  const language = languages.find((each) => each === name);
  if (language === undefined)
    throw new Error(`The language "${name}" has no messages yet. Known are ${languages.join(', ')}.`);
  const market =
    given.market ??
    marketIds.find((id) => markets[id].servedCountries.some((served) => served.toLowerCase() === country)) ??
    '';
  if (!isMarketId(market)) throw new Error(`Name the market of "${code}": --market ${marketIds.join('|')}.`);
  const { locales: own, prefixed } = markets[market];
  if (!prefixed)
    throw new Error(
      `The addresses of ${market} have no language. A second language would change all of them; write "prefixed: true" in packages/routing/src/markets/${market}.ts and redirects for the old addresses first.`,
    );
  const same = own.find((locale) => languageOf(locale) === language);
  if (same !== undefined) throw new Error(`${market} has the language already, in ${same}.`);
  const starts = locales
    .filter((locale) => languageOf(locale) === language && (given.from === undefined || locale === given.from))
    .toSorted(
      (left, right) =>
        unknownRoutes(market, left).length - unknownRoutes(market, right).length ||
        Number(isOwn(right)) - Number(isOwn(left)),
    );
  const [start] = starts;
  if (start === undefined) throw new Error(`"${given.from ?? ''}" is no locale in the language "${language}".`);
  const unknown = unknownRoutes(market, start);
  if (unknown.length > 0)
    throw new Error(`${start} has no words for ${unknown.join(', ')}. Choose another locale: --from.`);
  const missing = routeNames.filter((route) => !hasRoute(route, own[0]) && hasRoute(route, start));
  return { code, language, market, start, missing };
}
