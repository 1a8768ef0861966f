import type { Bitset } from '../catalogue/bitset.ts';
import type { LayeredMap } from '../catalogue/layered-map.ts';
import { fieldWeights } from './field-weights.ts';
import type { StemUse } from './interpret.ts';
import type { NumberedWords } from './numbered-words.ts';
import type { PostingLists } from './posting-lists.ts';
import type { Synonyms } from './synonyms.ts';

/** Kinds whose names are keywords of what belongs to them. */
export const groupKinds = [
  'brand',
  'category',
  'need',
  'active_ingredient',
  'galenic_format',
  'flavour',
  'theme',
] as const;
export type GroupKind = (typeof groupKinds)[number];

/** `brand:3` */
export type GroupName = `${GroupKind}:${number}`;

/** Slots of what belongs to each group, in all shops and languages. */
export type Members = ReadonlyMap<GroupName, Bitset>;

/**
 * What can be found in one language, in all shops: a market's own wording is found wherever its language is spoken, and
 * what a shop doesn't show is left out of its answers.
 */
export interface SearchIndex {
  readonly words: NumberedWords;
  readonly synonyms: Synonyms;
  /** By the number of the stem. */
  readonly postings: PostingLists;
  /** Groups that a stem names. */
  readonly named: LayeredMap<number, readonly GroupName[]>;
  readonly members: Members;
}

/** Which stems an index uses, in any field and in names. Titles of pages and their themes name no thing. */
export function stemUse({ words, postings, named }: SearchIndex): StemUse {
  return {
    isUsed: (stem) => {
      const number = words.vocabulary.numberOfStem(stem);
      return number !== undefined && (postings.heaviest(number) > 0 || named.has(number));
    },
    isName: (stem) => {
      const number = words.vocabulary.numberOfStem(stem);
      if (number === undefined) return false;
      return (
        postings.heaviest(number) === fieldWeights.title ||
        (named.get(number)?.some((name) => !name.startsWith('theme:')) ?? false)
      );
    },
  };
}
