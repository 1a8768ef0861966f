import type { ServicePage } from '@veralune/api-client/contract';
import type { SynonymsFile } from '../content/synonyms.ts';
import type { Database } from '../db/database.ts';
import { fold } from './fold.ts';
import { stemsOf } from './stem.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The editors' synonyms in one language, by stem. They affect the search only; visitors never see them. */
export class Synonyms {
  readonly #targets = new Map<string, Set<string>>();
  readonly #optional = new Set<string>();
  readonly #pages = new Map<string, Set<ServicePage>>();

  /** Adds a synonym: a search for `stem` also finds `target`. */
  add(stem: string, target: string): void {
    if (stem === target) return;
    const targets = this.#targets.get(stem);
    if (targets) targets.add(target);
    else this.#targets.set(stem, new Set([target]));
  }

  /** Makes `stem` optional if the query contains other words. */
  makeOptional(stem: string): void {
    this.#optional.add(stem);
  }

  /** Makes a search for `stem` find a page of the site. */
  addPage(stem: string, page: ServicePage): void {
    this.#pages.set(stem, new Set([...this.pagesOf(stem), page]));
  }

  pagesOf(stem: string): ReadonlySet<ServicePage> {
    return this.#pages.get(stem) ?? new Set();
  }

  targetsOf(stem: string): ReadonlySet<string> {
    return this.#targets.get(stem) ?? new Set();
  }

  isOptional(stem: string): boolean {
    return this.#optional.has(stem);
  }
}

/** Pairs of folded words: a search for the first also finds the second. */
function pairsOf(file: SynonymsFile): [string, string][] {
  return file.flatMap((entry) => {
    if ('optional' in entry || 'page' in entry) return [];
    const [from, to] = 'same' in entry ? [entry.same, entry.same] : [entry.from, entry.to];
    return from.flatMap((word): [string, string][] => to.map((target) => [fold(word), fold(target)]));
  });
}

/**
 * Reads the synonyms of a language and adds their words to its vocabulary. Prefixes, typing errors and compounds then
 * work for them as for the words of the catalogue.
 */
export async function loadSynonyms(
  db: Pick<Database, 'execute'>,
  vocabulary: Vocabulary,
  file: SynonymsFile,
): Promise<Synonyms> {
  const pairs = pairsOf(file);
  const optional = file.flatMap((entry) => ('optional' in entry ? entry.optional.map(fold) : []));
  const pages = file.flatMap((entry) =>
    'page' in entry ? entry.words.map((word) => [fold(word), entry.page] as const) : [],
  );
  const words = new Set([...pairs.flat(), ...optional, ...pages.map(([word]) => word)]);
  const stems = await stemsOf(db, vocabulary.language, [...words]);
  for (const [word, stem] of stems) vocabulary.add(word, stem);
  const synonyms = new Synonyms();
  for (const [from, to] of pairs) synonyms.add(stems.get(from) ?? from, stems.get(to) ?? to);
  for (const word of optional) synonyms.makeOptional(stems.get(word) ?? word);
  for (const [word, page] of pages) synonyms.addPage(stems.get(word) ?? word, page);
  return synonyms;
}
