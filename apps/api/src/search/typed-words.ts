import type { Language } from '@veralune/routing';
import { fold, wordsOf } from './fold.ts';

/** More words than this say nothing more about what is wanted. */
const mostWords = 8;

/** Ways to write a typed word, folded; the first as it was typed. */
export type TypedWord = readonly [string, ...string[]];

const umlautPairs: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/**
 * A German `ä` is folded to `a`, and can also be written `ae`: each way must find the other. The other ways come
 * after the typed one and only count where the vocabulary has them, so that `neue` and `Poesie` stay what they are.
 */
function otherWays(word: string, language: Language): string[] {
  return language === 'de'
    ? [
        word.replace(/[äöü]/g, (letter) => umlautPairs[letter] ?? letter),
        word.replace(/[aou]e/g, (letters) => letters.charAt(0)),
      ]
    : [];
}

/** Function words of one letter. They are kept after `vitamin…`, where they name a vitamin. */
const functionLetters: Readonly<Record<Language, string>> = { fr: 'aly', nl: 'st', de: '', it: 'aeio', es: 'aeouy' };

/** Stop words that PostgreSQL's dictionaries know only with their accents, which are folded away here. */
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

/** `B 12` is one word, `omega3` are two: as the catalogue writes them. */
function withCodes(text: string): string {
  return text
    .replace(/(?<![\p{L}\p{N}])(\p{L})[\s-]+(\d{1,2})(?![\p{L}\p{N}])/gu, '$1$2')
    .replace(/(?<![\p{L}\p{N}])(\p{L}{3,})(\d+)(?![\p{L}\p{N}])/gu, '$1 $2');
}

/** The words of a query in their order, without function words unless there are no others. */
export function typedWords(text: string, language: Language): TypedWord[] {
  const words = withCodes(text.normalize('NFC').toLowerCase()).match(/[\p{L}\p{M}\p{N}'’]+/gu) ?? [];
  const typed = new Map<string, TypedWord>();
  for (const word of words) {
    const [first, ...more] = wordsOf(word, language);
    if (first === undefined) continue;
    const others = more.length > 0 ? [] : otherWays(word, language).map(fold);
    typed.set(first, [first, ...new Set(others.filter((way) => way !== first))]);
    for (const each of more) typed.set(each, [each]);
  }
  const all = [...typed.values()];
  const telling = all.filter(([word], at) => !isFunctionWord(word, all[at - 1]?.[0], language));
  return (telling.length > 0 ? telling : all).slice(0, mostWords);
}
