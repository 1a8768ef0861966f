import { servicePages, type ServicePage } from '@veralune/api-client/contract';
import { quality } from './query-term.ts';
import type { SearchIndex } from './search-index.ts';
import type { Stemmer } from './stemmer.ts';
import { typedWords, type TypedWord } from './typed-words.ts';

const shortestPrefix = 3;
/** Shorter words are similar to too many others. */
const shortestMistyped = 6;

/** The pages of the site that a text names, best first. */
export interface FoundServicePages {
  readonly pages: readonly ServicePage[];
  /** Every word of the text names a page, so the visitor is not looking for a text that only mentions it. */
  readonly isNamed: boolean;
}

type Names = Pick<SearchIndex, 'synonyms'> & { readonly vocabulary: SearchIndex['words']['vocabulary'] };

/** The best quality of each page for a typed word. */
class PageQualities extends Map<ServicePage, number> {
  raise(pages: Iterable<ServicePage>, pageQuality: number): void {
    for (const page of pages) this.set(page, Math.max(this.get(page) ?? 0, pageQuality));
  }
}

function pagesOfWord({ synonyms, vocabulary }: Names, word: TypedWord, stem: string, isLast: boolean): PageQualities {
  const found = new PageQualities();
  const isName = (each: string): boolean => synonyms.pagesOf(each).size > 0;
  found.raise(synonyms.pagesOf(stem), quality.exact);
  for (const spelling of word) {
    found.raise(synonyms.pagesOf(vocabulary.stemOf(spelling) ?? ''), quality.exact);
    if (isLast && spelling.length >= shortestPrefix) {
      for (const each of vocabulary.startingWith(spelling, isName)) found.raise(synonyms.pagesOf(each), quality.prefix);
    }
  }
  const isKnown = word.some((spelling) => vocabulary.stemOf(spelling) !== undefined);
  if (found.size > 0 || isKnown || word[0].length < shortestMistyped) return found;
  for (const each of vocabulary.similarTo(word[0], false, isName)) found.raise(synonyms.pagesOf(each), quality.similar);
  return found;
}

/** The words of a text with their stems, without stop words and words that the editors marked as unspecific. */
async function meaningfulWords({ synonyms, vocabulary }: Names, stemmer: Stemmer, text: string) {
  const words: { readonly word: TypedWord; readonly stem: string }[] = [];
  for (const word of typedWords(text, vocabulary.language)) {
    const known = vocabulary.stemOf(word[0]);
    const stem = known === undefined ? await stemmer.stem(vocabulary.language, word[0]) : known;
    if (stem !== null && !synonyms.isOptional(stem)) words.push({ word, stem });
  }
  return words;
}

/**
 * The pages of the site that a text names: at least half of its words, by their spelling, their start or with a typing
 * error.
 */
export async function findServicePages(index: SearchIndex, stemmer: Stemmer, text: string): Promise<FoundServicePages> {
  const names: Names = { synonyms: index.synonyms, vocabulary: index.words.vocabulary };
  const words = await meaningfulWords(names, stemmer, text);
  const found = words.map(({ word, stem }, at) => pagesOfWord(names, word, stem, at === words.length - 1));
  const naming = found.filter(({ size }) => size > 0);
  if (naming.length === 0 || naming.length * 2 < words.length) return { pages: [], isNamed: false };
  const scoreOf = (page: ServicePage): number => naming.reduce((sum, pages) => sum + (pages.get(page) ?? 0), 0);
  const pages = servicePages.filter((page) => scoreOf(page) > 0);
  return {
    pages: pages.toSorted((left, right) => scoreOf(right) - scoreOf(left)),
    isNamed: found.every((qualities) => [...qualities.values()].includes(quality.exact)),
  };
}
