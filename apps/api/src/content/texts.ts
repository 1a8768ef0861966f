import { languageOf, type Language, type Locale } from '@veralune/routing';

/** Like `Partial`, but with explicit `undefined`, as zod types optional fields. */
type Part<Words> = { readonly [Name in keyof Words]?: Words[Name] | undefined };
type ByLanguage<Words> = Readonly<Record<Language, Words>> & { readonly [Name in Locale]?: Part<Words> | undefined };

function withoutUndefined<Words extends object>(words: Part<Words> | undefined): Partial<Words> {
  return Object.fromEntries(Object.entries(words ?? {}).filter(([, value]) => value !== undefined)) as Partial<Words>;
}

/** The texts of a locale: those of its language, with the market's overrides. */
export function textsOf<Words extends object>(texts: ByLanguage<Words>, locale: Locale): Words {
  return {
    ...texts[languageOf(locale)],
    ...withoutUndefined(texts[locale]),
  };
}
