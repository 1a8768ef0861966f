import type { Bitset } from '../catalogue/bitset.ts';
import type { LayeredMap } from '../catalogue/layered-map.ts';
import { fieldWeights } from './field-weights.ts';
import type { StemUse } from './interpret.ts';
import type { NumberedWords } from './numbered-words.ts';
import type { PostingLists } from './posting-lists.ts';
import type { Synonyms } from './synonyms.ts';

/** Kinds whose names are keywords of the documents that belong to them. */
export type GroupKind = 'brand' | 'category' | 'need' | 'active_ingredient' | 'galenic_format' | 'flavour' | 'theme';

/** `brand:3` */
export type GroupName = `${GroupKind}:${number}`;

/** Slots of the documents that belong to each group, in all shops and languages. */
export type Members = ReadonlyMap<GroupName, Bitset>;

/**
 * The search index of one language, for all shops. A text that only one market uses is found in every market of the
 * language. Documents that a shop does not show are removed from its results.
 */
export interface SearchIndex {
  readonly words: NumberedWords;
  readonly synonyms: Synonyms;
  /** By stem number. */
  readonly postings: PostingLists;
  /** Groups whose name contains a stem, by stem number. */
  readonly groupsByStem: LayeredMap<number, readonly GroupName[]>;
  readonly members: Members;
}

/** Which stems an index contains, in any field and in names. Titles of pages and themes do not count as names. */
export function stemUse({ words, postings, groupsByStem }: SearchIndex): StemUse {
  return {
    isUsed: (stem) => {
      const number = words.vocabulary.numberOfStem(stem);
      return number !== undefined && (postings.heaviest(number) > 0 || groupsByStem.has(number));
    },
    isName: (stem) => {
      const number = words.vocabulary.numberOfStem(stem);
      if (number === undefined) return false;
      return (
        postings.heaviest(number) === fieldWeights.title ||
        (groupsByStem.get(number)?.some((name) => !name.startsWith('theme:')) ?? false)
      );
    },
  };
}
