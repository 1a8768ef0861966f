import { languageOf, languages, locales, type Language, type Locale } from '@veralune/routing';
import {
  filesOf,
  messagesOf,
  messagesPath,
  referenceLanguage,
  type Catalogue,
  type MessageFiles,
} from './catalogue.ts';
import { typographyRules, typographyRulesOf } from '../src/typography.ts';
import { argumentsOf, printArguments } from './message-arguments.ts';

/** A mistake in a message file: where, what, and how to fix it. */
export interface Problem {
  readonly kind: 'missing' | 'extra' | 'repeated' | 'unused' | 'syntax' | 'arguments' | 'wording';
  readonly file: string;
  readonly id: string;
  readonly what: string;
  readonly remedy: string;
}

type FileName = Language | Locale;

export function printProblem({ file, id, what, remedy }: Problem): string {
  return `${file}: "${id}" ${what}. ${remedy}`;
}

/** All problems in the messages. */
export function findProblems(messages: MessageFiles, isUsed: (id: string) => boolean): Problem[] {
  const reference = messages.languages[referenceLanguage];
  return [
    ...findUnused(reference, isUsed),
    ...languages.flatMap((language) => findMissing(reference, language, messages.languages[language])),
    ...filesOf(messages).flatMap(([name, catalogue]) => [
      ...findExtra(reference, name, catalogue),
      ...Object.entries(catalogue).flatMap(([id, text]) => [
        ...findInvalid(reference[id], name, id, text),
        ...findWording(name, id, text),
      ]),
    ]),
    ...locales.flatMap((locale) => [...findRepeated(messages, locale), ...findInheritedWording(messages, locale)]),
  ];
}

function findUnused(reference: Catalogue, isUsed: (id: string) => boolean): Problem[] {
  return Object.keys(reference)
    .filter((id) => !isUsed(id))
    .map((id) => ({
      kind: 'unused',
      file: messagesPath(referenceLanguage),
      id,
      what: 'is not used',
      remedy: 'Use it, or delete it from all files with `node scripts/prune.ts`.',
    }));
}

function findMissing(reference: Catalogue, language: Language, catalogue: Catalogue): Problem[] {
  return Object.keys(reference)
    .filter((id) => !Object.hasOwn(catalogue, id))
    .map((id) => ({
      kind: 'missing',
      file: messagesPath(language),
      id,
      what: 'is missing',
      remedy: `Translate the French message: "${reference[id]}".`,
    }));
}

function findExtra(reference: Catalogue, name: FileName, catalogue: Catalogue): Problem[] {
  return Object.keys(catalogue)
    .filter((id) => !Object.hasOwn(reference, id))
    .map((id) => ({
      kind: 'extra',
      file: messagesPath(name),
      id,
      what: `is not in ${messagesPath(referenceLanguage)}`,
      remedy: 'Delete it, or add it to all languages.',
    }));
}

/** Messages of a country that are the same as those of its language. */
function findRepeated({ languages: byLanguage, differences }: MessageFiles, locale: Locale): Problem[] {
  const language = languageOf(locale);
  return Object.entries(differences[locale] ?? {})
    .filter(([id, text]) => byLanguage[language][id] === text)
    .map(([id]) => ({
      kind: 'repeated',
      file: messagesPath(locale),
      id,
      what: `is the same as in ${messagesPath(language)}`,
      remedy: 'Delete it here: this file contains only differences.',
    }));
}

/** Messages that a country inherits from its language and that break a rule of the country. */
function findInheritedWording(messages: MessageFiles, locale: Locale): Problem[] {
  return Object.entries(messagesOf(messages, locale))
    .filter(([id]) => !Object.hasOwn(messages.differences[locale] ?? {}, id))
    .flatMap(([id, text]) =>
      typographyRules
        .filter(({ where, wrong }) => where === locale && wrong.test(text))
        .map(({ what, remedy }) => ({ kind: 'wording', file: messagesPath(locale), id, what, remedy }) as const),
    );
}

function findInvalid(reference: string | undefined, name: FileName, id: string, text: string): Problem[] {
  const file = messagesPath(name);
  const given = typesOf(text);
  if (given === undefined) {
    const remedy = 'Check the braces; plural and select need an `other` branch.';
    return [{ kind: 'syntax', file, id, what: 'is not a valid ICU message', remedy }];
  }
  const expected = reference === undefined ? given : typesOf(reference);
  if (expected === undefined || expected === given) return [];
  const remedy = `Use the arguments of the French message: ${expected}.`;
  return [{ kind: 'arguments', file, id, what: `takes the arguments ${given}`, remedy }];
}

function typesOf(message: string): string | undefined {
  try {
    return printArguments(argumentsOf(message));
  } catch {
    return undefined;
  }
}

/** Rules of messages beside those of typography. */
const messageRules = [
  { wrong: /^\s*$/, what: 'is empty', remedy: 'Add the text.' },
  { wrong: /[<>]/, what: 'has angle brackets', remedy: 'Messages are plain text. Write the markup in the component.' },
] as const;

function findWording(name: FileName, id: string, text: string): Problem[] {
  return [...messageRules, ...typographyRulesOf(name)]
    .filter(({ wrong }) => wrong.test(text))
    .map(({ what, remedy }) => ({ kind: 'wording', file: messagesPath(name), id, what, remedy }));
}
