import { languageOf, type Language, type Locale } from '@veralune/routing';

/** A misspelt product name for each language, and a part of the correct name. */
const misspelt: Readonly<Record<Language, { readonly typed: string; readonly found: RegExp }>> = {
  fr: { typed: 'magnesuim', found: /magnésium/i },
  nl: { typed: 'magnesuim', found: /magnesium/i },
  de: { typed: 'magnesuim', found: /magnesium/i },
  it: { typed: 'magnseio', found: /magnesio/i },
  es: { typed: 'magnseio', found: /magnesio/i },
};

export function misspeltIn(locale: Locale) {
  return misspelt[languageOf(locale)];
}
