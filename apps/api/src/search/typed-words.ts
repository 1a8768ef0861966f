import type { Language } from '@veralune/routing';
import { fold, wordsOf } from './fold.ts';

/** Maximum number of words of a query. Further words are ignored. */
const mostWords = 8;

/** Spellings of a typed word, folded. The first is the one that was typed. */
export type TypedWord = readonly [string, ...string[]];

const umlautPairs: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/**
 * A German `ä` is folded to `a`, and people also write it as `ae`. Each spelling must find the other. The other
 * spellings are used only if the vocabulary contains them, so `neue` and `Poesie` are not changed.
 */
function otherSpellings(word: string, language: Language): string[] {
  return language === 'de'
    ? [
        word.replace(/[äöü]/g, (letter) => umlautPairs[letter] ?? letter),
        word.replace(/[aou]e/g, (letters) => letters.charAt(0)),
      ]
    : [];
}

/** Function words of one letter. After `vitamin…` they name a vitamin and are not removed. */
const functionLetters: Readonly<Record<Language, string>> = { fr: 'aly', nl: 'st', de: '', it: 'aeio', es: 'aeouy' };

/** Stop words that PostgreSQL's dictionaries contain only with accents, in their folded form. */
const foldedStopWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  fr: new Set(['meme', 'etre', 'tres']),
  nl: new Set(),
  de: new Set(['fur', 'fuer', 'uber', 'ueber', 'konnen', 'wahrend']),
  it: new Set(['piu', 'perche']),
  es: new Set(['mas', 'tambien']),
};

function isFunctionWord(word: string, before: string | undefined, language: Language): boolean {
  return word.length === 1
    ? functionLetters[language].includes(word) && !/^vit/.test(before ?? '')
    : foldedStopWords[language].has(word);
}

/** Writes codes as the catalogue does: `B 12` → `B12`, `omega3` → `omega 3`. */
function withCodes(text: string): string {
  return text
    .replace(/(?<![\p{L}\p{N}])(\p{L})[\s-]+(\d{1,2})(?![\p{L}\p{N}])/gu, '$1$2')
    .replace(/(?<![\p{L}\p{N}])(\p{L}{3,})(\d+)(?![\p{L}\p{N}])/gu, '$1 $2');
}

/** The words of a query, in order. Function words are removed, unless there are no other words. */
export function typedWords(text: string, language: Language): TypedWord[] {
  const words = withCodes(text.normalize('NFC').toLowerCase()).match(/[\p{L}\p{M}\p{N}'’]+/gu) ?? [];
  const typed = new Map<string, TypedWord>();
  for (const word of words) {
    const [first, ...more] = wordsOf(word, language);
    if (first === undefined) continue;
    const others = more.length > 0 ? [] : otherSpellings(word, language).map(fold);
    typed.set(first, [first, ...new Set(others.filter((spelling) => spelling !== first))]);
    for (const each of more) typed.set(each, [each]);
  }
  const all = [...typed.values()];
  const significant = all.filter(([word], at) => !isFunctionWord(word, all[at - 1]?.[0], language));
  return (significant.length > 0 ? significant : all).slice(0, mostWords);
}
