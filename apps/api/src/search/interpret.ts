import { quality, synonymLoss, type Meaning } from './meaning.ts';
import type { Stemmer } from './stemmer.ts';
import type { Synonyms } from './synonyms.ts';
import { typedWords, type TypedWord } from './typed-words.ts';
import type { IsUsed, Vocabulary } from './vocabulary.ts';

/** Which stems the searched version of the catalogue uses. */
export interface StemUse {
  /** In any text. */
  readonly isUsed: IsUsed;
  /** In the name of a product, brand, need, ingredient or category. What is guessed must be one of these. */
  readonly isName: IsUsed;
}

const shortestPrefix = 2;
/** Words before the last one are whole; only long ones are completed, where they are unknown. */
const shortestInnerPrefix = 4;

/** Synonyms are everyday words, which short words of any kind are like: `Schuhe` is not `Schule`. */
const shortestMistypedSynonym = 7;

interface Context extends StemUse {
  readonly vocabulary: Vocabulary;
  readonly synonyms: Synonyms;
  readonly stemmer: Stemmer;
}

/** Where the typed word is. */
interface Position {
  readonly isLast: boolean;
  /** There is no other word to go by: then even a stop word is looked for. */
  readonly isOnly: boolean;
}

/** A stem that leads to something. */
function isMeaningful({ isUsed, synonyms }: Context, stem: string): boolean {
  return isUsed(stem) || synonyms.targetsOf(stem).size > 0;
}

function isGuessable({ isName, synonyms }: Context, stem: string): boolean {
  return isName(stem) || synonyms.targetsOf(stem).size > 0;
}

/** Collects stems with the best quality that leads to each. */
class Stems extends Map<string, number> {
  readonly #context: Context;

  constructor(context: Context) {
    super();
    this.#context = context;
  }

  /** Adds a stem where it is used, and what it is a synonym of. */
  collect(stem: string, stemQuality: number): void {
    this.#raise(stem, stemQuality);
    for (const target of this.#context.synonyms.targetsOf(stem)) this.#raise(target, stemQuality - synonymLoss);
  }

  #raise(stem: string, stemQuality: number): void {
    if (this.#context.isUsed(stem)) this.set(stem, Math.max(this.get(stem) ?? 0, stemQuality));
  }
}

/** Stems of a typed word in all its ways to be written; null for a stop word. */
async function ownStems(context: Context, [typed, ...others]: TypedWord): Promise<readonly string[] | null> {
  const { vocabulary, stemmer } = context;
  const known = vocabulary.stemOf(typed);
  const stem = known === undefined ? await stemmer.stem(vocabulary.language, typed) : known;
  if (stem === null) return null;
  return [stem, ...others.flatMap((other) => vocabulary.stemOf(other) ?? [])];
}

function completions(context: Context, word: TypedWord, stems: Stems): void {
  for (const prefix of word) {
    if (prefix.length < shortestPrefix) continue;
    for (const stem of context.vocabulary.startingWith(prefix, (each) => isMeaningful(context, each)))
      stems.collect(stem, quality.prefix);
  }
}

/** The word itself, its synonyms, compounds that contain it, and longer words that begin with it. */
function directStems(context: Context, word: TypedWord, own: readonly string[], isLast: boolean): Stems {
  const stems = new Stems(context);
  for (const stem of own) {
    stems.collect(stem, quality.exact);
    for (const compound of context.vocabulary.containing(stem, context.isName))
      stems.collect(compound, quality.compound);
  }
  if (isLast || (stems.size === 0 && word[0].length >= shortestInnerPrefix)) completions(context, word, stems);
  return stems;
}

function similarStems(context: Context, word: TypedWord, isLast: boolean): Stems {
  const stems = new Stems(context);
  for (const typed of word) {
    const accepts = (stem: string): boolean =>
      context.isName(stem) || (typed.length >= shortestMistypedSynonym && isGuessable(context, stem));
    const found = context.vocabulary.similarTo(typed, isLast, accepts);
    for (const stem of found) stems.collect(stem, quality.similar);
  }
  return stems;
}

/**
 * One meaning for each part of a compound: the first that names something must occur, the others need not.
 * None where it is no compound.
 */
function partMeanings(context: Context, word: TypedWord): Meaning[] {
  const { synonyms, vocabulary } = context;
  const canBePart = (stem: string): boolean => isMeaningful(context, stem) || synonyms.isOptional(stem);
  for (const typed of word) {
    const telling = vocabulary.split(typed, canBePart).filter((stem) => !synonyms.isOptional(stem));
    const needed = telling.find((stem) => isGuessable(context, stem));
    if (needed === undefined) continue;
    return telling.map((stem) => {
      const stems = new Stems(context);
      stems.collect(stem, quality.compound);
      return { word: stem, stems, isOptional: stem !== needed };
    });
  }
  return [];
}

async function meaningsOf(context: Context, word: TypedWord, { isLast, isOnly }: Position): Promise<Meaning[]> {
  const own = await ownStems(context, word);
  if (own === null && !isOnly) return [];
  const isOptional = own?.some((stem) => context.synonyms.isOptional(stem)) ?? false;
  const stems = directStems(context, word, own ?? [], isLast);
  // A word that the catalogue or the editors know is not mistyped.
  const isRight = own === null || isOptional || word.some((way) => context.vocabulary.stemOf(way) !== undefined);
  if (stems.size > 0 || isRight) return [{ word: word[0], stems, isOptional }];
  const parts = partMeanings(context, word);
  if (parts.length > 0) return parts;
  return [{ word: word[0], stems: similarStems(context, word, isLast), isOptional }];
}

/**
 * Decides which meanings must occur: those that name something. The others are words such as `tisane`, which no name
 * has: they are needed only where no word of the query names anything.
 */
function withNeeded({ isName }: Context, meanings: readonly Meaning[]): Meaning[] {
  const naming = meanings.filter(({ stems }) => [...stems.keys()].some(isName));
  const preferred = [
    naming.filter(({ isOptional }) => !isOptional),
    naming,
    meanings.filter((each) => !each.isOptional),
  ];
  const needed = preferred.find((each) => each.length > 0) ?? meanings;
  return meanings.map((meaning) => ({ ...meaning, isOptional: !needed.includes(meaning) }));
}

/**
 * What a query means: one meaning for each word but stop words, or for each part of a compound. A stop word counts
 * only alone.
 */
export async function interpret(
  vocabulary: Vocabulary,
  synonyms: Synonyms,
  stemmer: Stemmer,
  use: StemUse,
  text: string,
): Promise<Meaning[]> {
  const context: Context = { vocabulary, synonyms, stemmer, isUsed: use.isUsed, isName: use.isName };
  const words = typedWords(text, vocabulary.language);
  const meanings: Meaning[] = [];
  for (const [at, word] of words.entries()) {
    const position = { isLast: at === words.length - 1, isOnly: words.length === 1 };
    meanings.push(...(await meaningsOf(context, word, position)));
  }
  return withNeeded(context, meanings);
}
