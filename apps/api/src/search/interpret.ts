import { quality, synonymLoss, type QueryTerm } from './query-term.ts';
import type { Stemmer } from './stemmer.ts';
import type { Synonyms } from './synonyms.ts';
import { typedWords, type TypedWord } from './typed-words.ts';
import type { IsUsed, Vocabulary } from './vocabulary.ts';

/** Which stems occur in the searched version of the catalogue. */
export interface StemUse {
  /** In any text. */
  readonly isUsed: IsUsed;
  /** In the name of a product, brand, need, ingredient or category. A guessed stem must be one of these. */
  readonly isName: IsUsed;
}

const shortestPrefix = 2;
/** Words before the last one are usually complete. Only long, unknown ones are treated as prefixes. */
const shortestInnerPrefix = 4;

/** Synonyms are everyday words, and many short words are similar to them: `Schuhe` is not `Schule`. */
const shortestMistypedSynonym = 7;

interface Context extends StemUse {
  readonly vocabulary: Vocabulary;
  readonly synonyms: Synonyms;
  readonly stemmer: Stemmer;
}

/** Position of a word in the query. */
interface Position {
  readonly isLast: boolean;
  /** The query has no other word. In that case even a stop word is searched. */
  readonly isOnly: boolean;
}

/** Whether a stem occurs in the catalogue or has a synonym. */
function isMeaningful({ isUsed, synonyms }: Context, stem: string): boolean {
  return isUsed(stem) || synonyms.targetsOf(stem).size > 0;
}

function isGuessable({ isName, synonyms }: Context, stem: string): boolean {
  return isName(stem) || synonyms.targetsOf(stem).size > 0;
}

/** Collects stems with the best quality found for each. */
class Stems extends Map<string, number> {
  readonly #context: Context;

  constructor(context: Context) {
    super();
    this.#context = context;
  }

  /** Adds a stem and its synonyms, if they occur in the catalogue. */
  collect(stem: string, stemQuality: number): void {
    this.#raise(stem, stemQuality);
    for (const target of this.#context.synonyms.targetsOf(stem)) this.#raise(target, stemQuality - synonymLoss);
  }

  #raise(stem: string, stemQuality: number): void {
    if (this.#context.isUsed(stem)) this.set(stem, Math.max(this.get(stem) ?? 0, stemQuality));
  }
}

/** Stems of all spellings of a typed word; null for a stop word. */
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

/** Stems of the word itself, its synonyms, compounds that contain it, and longer words that start with it. */
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
 * One query term for each part of a compound. The first part that names something is required, the others are optional.
 * Returns an empty list if the word is not a compound.
 */
function termsOfParts(context: Context, word: TypedWord): QueryTerm[] {
  const { synonyms, vocabulary } = context;
  const canBePart = (stem: string): boolean => isMeaningful(context, stem) || synonyms.isOptional(stem);
  for (const typed of word) {
    const significant = vocabulary.split(typed, canBePart).filter((stem) => !synonyms.isOptional(stem));
    const required = significant.find((stem) => isGuessable(context, stem));
    if (required === undefined) continue;
    return significant.map((stem) => {
      const stems = new Stems(context);
      stems.collect(stem, quality.compound);
      return { word: stem, stems, isOptional: stem !== required };
    });
  }
  return [];
}

async function queryTermsOf(context: Context, word: TypedWord, { isLast, isOnly }: Position): Promise<QueryTerm[]> {
  const own = await ownStems(context, word);
  if (own === null && !isOnly) return [];
  const isOptional = own?.some((stem) => context.synonyms.isOptional(stem)) ?? false;
  const stems = directStems(context, word, own ?? [], isLast);
  // A word of the catalogue or of the editors' synonyms is not a typing error.
  const isKnown =
    own === null || isOptional || word.some((spelling) => context.vocabulary.stemOf(spelling) !== undefined);
  if (isKnown || [...stems.keys()].some(context.isName)) return [{ word: word[0], stems, isOptional }];
  if (stems.size === 0) {
    const parts = termsOfParts(context, word);
    if (parts.length > 0) return parts;
  }
  // An unknown word can have the stem of a known one by chance: `magneso`, mistyped, has that of `magnésicas`.
  const similar = similarStems(context, word, isLast);
  return [{ word: word[0], stems: new Map([...similar, ...stems]), isOptional }];
}

/**
 * Decides which terms are required: those that name something. Other words, such as `tisane`, occur in no name. They
 * are required only if no word of the query names anything.
 */
function withRequired({ isName }: Context, terms: readonly QueryTerm[]): QueryTerm[] {
  const naming = terms.filter(({ stems }) => [...stems.keys()].some(isName));
  const preferred = [naming.filter(({ isOptional }) => !isOptional), naming, terms.filter((each) => !each.isOptional)];
  const required = preferred.find((each) => each.length > 0) ?? terms;
  return terms.map((term) => ({ ...term, isOptional: !required.includes(term) }));
}

/**
 * Turns a query into terms: one for each word, or for each part of a compound. Stop words are skipped, unless the query
 * is a single stop word.
 */
export async function interpret(
  vocabulary: Vocabulary,
  synonyms: Synonyms,
  stemmer: Stemmer,
  use: StemUse,
  text: string,
): Promise<QueryTerm[]> {
  const context: Context = { vocabulary, synonyms, stemmer, isUsed: use.isUsed, isName: use.isName };
  const words = typedWords(text, vocabulary.language);
  const terms: QueryTerm[] = [];
  for (const [at, word] of words.entries()) {
    const position = { isLast: at === words.length - 1, isOnly: words.length === 1 };
    terms.push(...(await queryTermsOf(context, word, position)));
  }
  return withRequired(context, terms);
}
