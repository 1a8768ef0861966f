import type { SynonymsFile } from '../content/synonyms.ts';
import type { Database } from '../db/database.ts';
import { fold } from './fold.ts';
import { stemsOf } from './stem.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What editors say that words of one language also mean, by stem. Synonyms are never shown. */
export class Synonyms {
  readonly #targets = new Map<string, Set<string>>();
  readonly #ignored = new Set<string>();

  /** Makes `stem` also mean `target`. */
  add(stem: string, target: string): void {
    if (stem === target) return;
    const targets = this.#targets.get(stem);
    if (targets) targets.add(target);
    else this.#targets.set(stem, new Set([target]));
  }

  /** Makes a query with `stem` and other words mean the other words. */
  ignore(stem: string): void {
    this.#ignored.add(stem);
  }

  targetsOf(stem: string): ReadonlySet<string> {
    return this.#targets.get(stem) ?? new Set();
  }

  isIgnored(stem: string): boolean {
    return this.#ignored.has(stem);
  }
}

/** Pairs of words: the first also means the second. */
const pairsOf = (file: SynonymsFile): [string, string][] =>
  file.flatMap((entry) => {
    if ('ignore' in entry) return [];
    const [from, to] = 'same' in entry ? [entry.same, entry.same] : [entry.from, entry.to];
    return from.flatMap((word): [string, string][] => to.map((target) => [fold(word), fold(target)]));
  });

/**
 * Reads the synonyms of a language, and adds their words to its vocabulary: so they are found while typing,
 * with typing errors and as parts of compounds, as the words of the catalogue are.
 */
export const loadSynonyms = async (
  db: Pick<Database, 'execute'>,
  vocabulary: Vocabulary,
  file: SynonymsFile,
): Promise<Synonyms> => {
  const pairs = pairsOf(file);
  const ignored = file.flatMap((entry) => ('ignore' in entry ? entry.ignore.map(fold) : []));
  const stems = await stemsOf(db, vocabulary.language, [...new Set([...pairs.flat(), ...ignored])]);
  for (const [word, stem] of stems) vocabulary.add(word, stem);
  const synonyms = new Synonyms();
  for (const [from, to] of pairs) synonyms.add(stems.get(from) ?? from, stems.get(to) ?? to);
  for (const word of ignored) synonyms.ignore(stems.get(word) ?? word);
  return synonyms;
};
