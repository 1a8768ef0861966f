import { languageOf, markets, type Locale, type MarketId } from './registry.ts';

export interface LocalePreference {
  /** Value of the `locale` cookie: a locale (`nl-be`) or a language (`nl`). */
  readonly cookie?: string | null | undefined;
  /** Value of the `Accept-Language` header. */
  readonly acceptLanguage?: string | null | undefined;
}

/** Longer than the header of any browser. The rest is ignored. */
const maxHeaderLength = 1_000;

/** The preferred locale of the visitor: from the cookie, otherwise from the header; null when neither names a locale. */
export function preferredLocale(market: MarketId, { cookie, acceptLanguage }: LocalePreference): Locale | null {
  const { locales } = markets[market];
  const named = (tag: string) =>
    locales.find((locale) => locale === tag) ?? locales.find((locale) => languageOf(locale) === tag.split('-', 1)[0]);
  const wanted = [cookie?.trim().toLowerCase() ?? '', ...acceptedTags(acceptLanguage ?? '')];
  for (const tag of wanted) {
    const locale = named(tag);
    if (locale !== undefined) return locale;
  }
  return null;
}

/** The locale of the response for `/`. */
export function negotiateLocale(market: MarketId, preference: LocalePreference): Locale {
  return preferredLocale(market, preference) ?? markets[market].locales[0];
}

const quality = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

/** Language tags by preference, without excluded (`q=0`) and malformed ones. */
function acceptedTags(header: string): string[] {
  return header
    .slice(0, maxHeaderLength)
    .toLowerCase()
    .split(',')
    .map((entry) => {
      const [tag = '', weight] = entry.split(';', 2).map((part) => part.trim());
      return { tag, weight: weight === undefined ? 1 : Number(quality.exec(weight)?.[1] ?? 0) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}
