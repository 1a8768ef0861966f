import { languageOf, type Language, type Locale } from '@veralune/routing';
import { toSwissGerman } from './swiss-german.ts';
import { replaceWordings, type Wordings } from './wordings.ts';

/** Like `Partial`, but with explicit `undefined`, as zod types optional fields. */
type Part<Words> = { readonly [Name in keyof Words]?: Words[Name] | undefined };

/**
 * Texts of the five languages. A locale can replace words of its language (`wordings`), and then fields. In Switzerland,
 * German has the Swiss spelling.
 */
export type ByLocale<Words> = Readonly<Record<Language, Words>> & {
  readonly [Name in Locale]?: (Part<Words> & { readonly wordings?: Wordings | undefined }) | undefined;
};

type Change = (text: string) => string;

/** Applies `change` to all texts inside a value, except slugs. Returns the value itself if nothing changes. */
function changeTexts<Value>(value: Value, change: Change): Value {
  if (typeof value === 'string') return change(value) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(
    ([name, each]: [string, unknown]) => [name, name === 'slug' ? each : changeTexts(each, change), each] as const,
  );
  if (entries.every(([, after, before]) => after === before)) return value;
  return (Array.isArray(value) ? entries.map(([, after]) => after) : Object.fromEntries(entries)) as Value;
}

/** What the locale does to the texts of its language; null if it uses them as they are. */
function changeIn(locale: Locale, wordings: Wordings | undefined): Change | null {
  const spelled = locale === 'de-ch' ? toSwissGerman : null;
  if (wordings === undefined) return spelled;
  return (text) => {
    const worded = replaceWordings(text, wordings);
    return spelled === null ? worded : spelled(worded);
  };
}

function withoutUndefined<Words extends object>(words: Part<Words>): Partial<Words> {
  return Object.fromEntries(Object.entries(words).filter(([, value]) => value !== undefined)) as Partial<Words>;
}

/**
 * The texts of a locale: those of its language, with the locale's words and spelling, and the fields that it replaces, which
 * are used as they are. Locales without a difference share the object of their language.
 */
export function textsOf<Words extends object>(texts: ByLocale<Words>, locale: Locale): Words {
  const { wordings, ...own } = texts[locale] ?? {};
  const ofLanguage = texts[languageOf(locale)];
  const change = changeIn(locale, wordings);
  const changed = change === null ? ofLanguage : changeTexts(ofLanguage, change);
  const fields = withoutUndefined(own as Part<Words>);
  return Object.keys(fields).length === 0 ? changed : { ...changed, ...fields };
}
