import { languageOf, type Language, type Locale } from '@veralune/routing';

/** Part of something, as zod types what may be absent. */
type Part<Words> = { readonly [Name in keyof Words]?: Words[Name] | undefined };
type ByLanguage<Words> = Readonly<Record<Language, Words>> & { readonly [Name in Locale]?: Part<Words> | undefined };

function withoutUndefined<Words extends object>(words: Part<Words> | undefined): Partial<Words> {
  return Object.fromEntries(Object.entries(words ?? {}).filter(([, value]) => value !== undefined)) as Partial<Words>;
}

/** The words of a locale: its language's, with what its market words otherwise laid over. */
export function textsOf<Words extends object>(texts: ByLanguage<Words>, locale: Locale): Words {
  return {
    ...texts[languageOf(locale)],
    ...withoutUndefined(texts[locale]),
  };
}
