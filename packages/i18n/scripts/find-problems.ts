import { languageOf, languages, locales, type Language, type Locale } from '@veralune/routing';
import {
  filesOf,
  messagesOf,
  messagesPath,
  referenceLanguage,
  type Catalogue,
  type MessageFiles,
} from './catalogue.ts';
import { argumentsOf, printArguments } from './message-arguments.ts';

/** Something wrong in a message file: where, what, and what to do about it. */
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

/** Everything that is wrong with the messages, by file and id. */
export function findProblems(messages: MessageFiles, isUsed: (id: string) => boolean): Problem[] {
  const reference = messages.languages[referenceLanguage];
  return [
    ...findUnused(reference, isUsed),
    ...languages.flatMap((language) => findMissing(reference, language, messages.languages[language])),
    ...filesOf(messages).flatMap(([name, catalogue]) => [
      ...findExtra(reference, name, catalogue),
      ...Object.entries(catalogue).flatMap(([id, text]) => [
        ...findFaults(reference[id], name, id, text),
        ...findWording(name, id, text),
      ]),
    ]),
    ...locales.flatMap((locale) => [...findRepeated(messages, locale), ...findForeign(messages, locale)]),
  ];
}

function findUnused(reference: Catalogue, isUsed: (id: string) => boolean): Problem[] {
  return Object.keys(reference)
    .filter((id) => !isUsed(id))
    .map((id) => ({
      kind: 'unused',
      file: messagesPath(referenceLanguage),
      id,
      what: 'is asked for nowhere',
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
      remedy: `Write it in this language: in French it is "${reference[id]}".`,
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
      remedy: 'Delete it, or add it to the French messages and to the other languages.',
    }));
}

/** What a country says like its language. */
function findRepeated({ languages: byLanguage, differences }: MessageFiles, locale: Locale): Problem[] {
  const language = languageOf(locale);
  return Object.entries(differences[locale] ?? {})
    .filter(([id, text]) => byLanguage[language][id] === text)
    .map(([id]) => ({
      kind: 'repeated',
      file: messagesPath(locale),
      id,
      what: `says the same as ${messagesPath(language)}`,
      remedy: 'Delete it here: this file holds differences alone.',
    }));
}

/** What a country takes over from its language and would not write so. */
function findForeign(messages: MessageFiles, locale: Locale): Problem[] {
  return Object.entries(messagesOf(messages, locale))
    .filter(([id]) => !Object.hasOwn(messages.differences[locale] ?? {}, id))
    .flatMap(([id, text]) =>
      wordingRules
        .filter(({ where, wrong }) => where === locale && wrong.test(text))
        .map(({ what, remedy }) => ({ kind: 'wording', file: messagesPath(locale), id, what, remedy }) as const),
    );
}

function findFaults(reference: string | undefined, name: FileName, id: string, text: string): Problem[] {
  const file = messagesPath(name);
  const given = typesOf(text);
  if (given === undefined) {
    const remedy = 'Correct its braces; a plural and a select each need an `other` branch.';
    return [{ kind: 'syntax', file, id, what: 'is no valid ICU message', remedy }];
  }
  const wanted = reference === undefined ? given : typesOf(reference);
  if (wanted === undefined || wanted === given) return [];
  const remedy = `Make them those of the French text: ${wanted}.`;
  return [{ kind: 'arguments', file, id, what: `takes the arguments ${given}`, remedy }];
}

function typesOf(message: string): string | undefined {
  try {
    return printArguments(argumentsOf(message));
  } catch {
    return undefined;
  }
}

const wordingRules: readonly {
  readonly wrong: RegExp;
  /** A language with all its countries, or one country; everywhere unless said. */
  readonly where?: FileName;
  readonly what: string;
  readonly remedy: string;
}[] = [
  { wrong: /^\s*$/, what: 'is empty', remedy: 'Write it.' },
  { wrong: /^\s|\s$|  /, what: 'has spaces too many', remedy: 'Delete them.' },
  { wrong: /['"]/, what: 'has typewriter quotes', remedy: 'Write ’ for an apostrophe and the quotes of the language.' },
  { wrong: /[<>]/, what: 'has angle brackets', remedy: 'Messages are plain text: leave markup to the component.' },
  { wrong: /\.\.\./, what: 'has three dots', remedy: 'Write … instead.' },
  { wrong: /ß/, where: 'de-ch', what: 'has an ß', remedy: 'Swiss German writes ss: say it here in that spelling.' },
  {
    wrong: / [:;!?»%]|« /,
    where: 'fr',
    what: 'may break its line before a punctuation mark',
    remedy: 'Put a no-break space (U+00A0) there.',
  },
  {
    wrong: /\S[:;!?]/,
    where: 'fr',
    what: 'has no space before a punctuation mark',
    remedy: 'Put a no-break space (U+00A0) there.',
  },
];

function languageOfFile(name: FileName): Language {
  return languages.find((language) => language === name) ?? languageOf(name as Locale);
}

function findWording(name: FileName, id: string, text: string): Problem[] {
  return wordingRules
    .filter(({ where }) => where === undefined || where === name || where === languageOfFile(name))
    .filter(({ wrong }) => wrong.test(text))
    .map(({ what, remedy }) => ({ kind: 'wording', file: messagesPath(name), id, what, remedy }));
}
