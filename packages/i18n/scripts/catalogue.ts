import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { languageOf, languages, locales, type Language, type Locale } from '@veralune/routing';

/** Messages by id. */
export type Catalogue = Readonly<Record<string, string>>;

/** The files in `messages/`: all messages of each language, and the differences of locales. */
export interface MessageFiles {
  readonly languages: Readonly<Record<Language, Catalogue>>;
  readonly differences: Readonly<Partial<Record<Locale, Catalogue>>>;
}

/** All languages must have the ids and arguments of this language. */
export const referenceLanguage: Language = 'fr';

export const packageFolder = fileURLToPath(new URL('..', import.meta.url));

export function messagesPath(name: Language | Locale): string {
  return `messages/${name}.json`;
}

function read(name: Language | Locale): Catalogue {
  return JSON.parse(readFileSync(packageFolder + messagesPath(name), 'utf8')) as Catalogue;
}

export function readMessages(): MessageFiles {
  const withDifferences = locales.filter((locale) => existsSync(packageFolder + messagesPath(locale)));
  return {
    languages: Object.fromEntries(languages.map((language) => [language, read(language)])) as MessageFiles['languages'],
    differences: Object.fromEntries(withDifferences.map((locale) => [locale, read(locale)])),
  };
}

/** All files with their names. */
export function filesOf(messages: MessageFiles): (readonly [name: Language | Locale, catalogue: Catalogue])[] {
  return [
    ...languages.map((language) => [language, messages.languages[language]] as const),
    ...locales.flatMap((locale) => {
      const catalogue = messages.differences[locale];
      return catalogue ? [[locale, catalogue] as const] : [];
    }),
  ];
}

/** All messages of a locale. */
export function messagesOf(messages: MessageFiles, locale: Locale): Catalogue {
  return {
    ...messages.languages[languageOf(locale)],
    ...messages.differences[locale],
  };
}

/** The text of a file, sorted by id to avoid merge conflicts. */
export function printCatalogue(catalogue: Catalogue): string {
  const sorted = Object.entries(catalogue).sort(([left], [right]) => (left < right ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
}
