import { locales, type Locale } from '@veralune/routing';
import { cataloguePath, referenceLocale, type Catalogue, type Catalogues } from './catalogue.ts';
import { argumentsOf, printArguments } from './message-arguments.ts';

/** Something wrong in a catalogue: where, what, and how to mend it. */
export interface Problem {
  readonly kind: 'missing' | 'extra' | 'unused' | 'syntax' | 'arguments' | 'wording';
  readonly file: string;
  readonly id: string;
  readonly what: string;
  readonly remedy: string;
}

export const printProblem = ({ file, id, what, remedy }: Problem): string => `${file}: "${id}" ${what}. ${remedy}`;

/** Everything that is wrong with the catalogues, by locale and id. */
export function findProblems(catalogues: Catalogues, isUsed: (id: string) => boolean): Problem[] {
  const reference = catalogues[referenceLocale];
  return [
    ...findUnused(reference, isUsed),
    ...locales.flatMap((locale) => [
      ...findMissing(reference, locale, catalogues[locale]),
      ...findExtra(reference, locale, catalogues[locale]),
      ...Object.entries(catalogues[locale]).flatMap(([id, text]) => [
        ...findFaults(reference[id], locale, id, text),
        ...findWording(locale, id, text),
      ]),
    ]),
  ];
}

function findUnused(reference: Catalogue, isUsed: (id: string) => boolean): Problem[] {
  return Object.keys(reference)
    .filter((id) => !isUsed(id))
    .map((id) => ({
      kind: 'unused',
      file: cataloguePath(referenceLocale),
      id,
      what: 'is asked for nowhere',
      remedy: 'Use it, or delete it from all catalogues with `node scripts/prune.ts`.',
    }));
}

function findMissing(reference: Catalogue, locale: Locale, catalogue: Catalogue): Problem[] {
  return Object.keys(reference)
    .filter((id) => !Object.hasOwn(catalogue, id))
    .map((id) => ({
      kind: 'missing',
      file: cataloguePath(locale),
      id,
      what: 'is missing',
      remedy: `Write it in the words of ${locale}: in French it is "${reference[id]}".`,
    }));
}

function findExtra(reference: Catalogue, locale: Locale, catalogue: Catalogue): Problem[] {
  return Object.keys(catalogue)
    .filter((id) => !Object.hasOwn(reference, id))
    .map((id) => ({
      kind: 'extra',
      file: cataloguePath(locale),
      id,
      what: `is not in ${cataloguePath(referenceLocale)}`,
      remedy: 'Delete it, or add it to the French catalogue and to the others.',
    }));
}

function findFaults(reference: string | undefined, locale: Locale, id: string, text: string): Problem[] {
  const file = cataloguePath(locale);
  const given = typesOf(text);
  if (given === undefined) {
    const remedy = 'Mend its braces; a plural and a select each need an `other` branch.';
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

const wordingRules: readonly { wrong: RegExp; locales?: readonly Locale[]; what: string; remedy: string }[] = [
  { wrong: /^\s*$/, what: 'is empty', remedy: 'Write it.' },
  { wrong: /^\s|\s$|  /, what: 'has spaces too many', remedy: 'Delete them.' },
  { wrong: /['"]/, what: 'has typewriter quotes', remedy: 'Write ’ for an apostrophe and the quotes of the language.' },
  { wrong: /[<>]/, what: 'has angle brackets', remedy: 'Messages are plain text: leave markup to the component.' },
  { wrong: /\.\.\./, what: 'has three dots', remedy: 'Write … instead.' },
  { wrong: /ß/, locales: ['de-ch'], what: 'has an ß', remedy: 'Swiss German writes ss.' },
  {
    wrong: / [:;!?»%]|« /,
    locales: ['fr-be', 'fr-ch'],
    what: 'may break its line before a punctuation mark',
    remedy: 'Put a no-break space (U+00A0) there.',
  },
  {
    wrong: /\S[:;!?]/,
    locales: ['fr-be', 'fr-ch'],
    what: 'has no space before a punctuation mark',
    remedy: 'Put a no-break space (U+00A0) there.',
  },
];

function findWording(locale: Locale, id: string, text: string): Problem[] {
  return wordingRules
    .filter((rule) => (rule.locales?.includes(locale) ?? true) && rule.wrong.test(text))
    .map(({ what, remedy }) => ({ kind: 'wording', file: cataloguePath(locale), id, what, remedy }));
}
