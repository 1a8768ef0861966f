import { languages, type Language } from '@veralune/routing';
import { and, eq, inArray, max, or, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { searchWords } from '../db/schema.ts';
import type { SearchTerms } from './search-texts.ts';
import { stemsOf } from './stem.ts';
import { packWordLists, wordFields, type WordListsByLanguage } from './word-lists.ts';

type TermsByLanguage = Readonly<Record<Language, SearchTerms>>;

const batch = 5_000;

const batches = function* <Item>(items: readonly Item[]): Generator<Item[]> {
  for (let start = 0; start < items.length; start += batch) yield items.slice(start, start + batch);
};

/** Looks up the ids of words in the database and inserts new words with their stem. */
export class WordStore {
  readonly #tx: Database;
  readonly #ids = new Map<Language, Map<string, number>>(languages.map((language) => [language, new Map()]));

  /** @param tx a transaction that holds the writer's lock, so that each id is assigned once */
  constructor(tx: Database) {
    this.#tx = tx;
  }

  /** Reads or inserts the words of several resources, in a few statements. */
  async add(resources: readonly TermsByLanguage[]): Promise<void> {
    const unknown = languages.flatMap((language) => {
      const words = new Set<string>();
      for (const terms of resources)
        for (const field of wordFields) for (const word of terms[language][field]) words.add(word);
      return [...words].filter((word) => !this.#idsOf(language).has(word)).map((word) => ({ language, word }));
    });
    for (const part of batches(unknown)) await this.#read(part);
    for (const language of languages) {
      const known = this.#idsOf(language);
      const fresh = unknown
        .filter((each) => each.language === language && !known.has(each.word))
        .map(({ word }) => word);
      if (fresh.length > 0) await this.#insert(language, fresh);
    }
  }

  async #read(wanted: readonly { readonly language: Language; readonly word: string }[]): Promise<void> {
    const byLanguage = Map.groupBy(wanted, ({ language }) => language);
    const rows = await this.#tx
      .select({
        lang: searchWords.lang,
        ids: sql<Record<string, number>>`json_object_agg(${searchWords.word}, ${searchWords.id})`,
      })
      .from(searchWords)
      .where(
        or(
          ...[...byLanguage].map(([language, each]) =>
            and(
              eq(searchWords.lang, language),
              inArray(
                searchWords.word,
                each.map(({ word }) => word),
              ),
            ),
          ),
        ),
      )
      .groupBy(searchWords.lang);
    for (const { lang, ids } of rows) for (const [word, id] of Object.entries(ids)) this.#idsOf(lang).set(word, id);
  }

  async #insert(language: Language, words: readonly string[]): Promise<void> {
    const [row] = await this.#tx
      .select({ last: max(searchWords.id) })
      .from(searchWords)
      .where(eq(searchWords.lang, language));
    const stems = await stemsOf(this.#tx, language, words);
    const last = row?.last ?? 0;
    const rows = words.map((word, index) => ({
      lang: language,
      id: last + index + 1,
      word,
      stem: stems.get(word) ?? null,
    }));
    for (const part of batches(rows)) await this.#tx.insert(searchWords).values(part);
    for (const { word, id } of rows) this.#idsOf(language).set(word, id);
  }

  #idsOf(language: Language): Map<string, number> {
    const ids = this.#ids.get(language);
    if (ids === undefined) throw new Error(`Unknown language: ${language}`);
    return ids;
  }

  /** The word lists of a resource whose words were added before. */
  pack(terms: TermsByLanguage): string {
    const lists = (language: Language, words: ReadonlySet<string>): number[] =>
      [...words].flatMap((word) => this.#idsOf(language).get(word) ?? []).sort((left, right) => left - right);
    return packWordLists(
      Object.fromEntries(
        languages.map((language) => [
          language,
          Object.fromEntries(wordFields.map((field) => [field, lists(language, terms[language][field])])),
        ]),
      ) as unknown as WordListsByLanguage,
    );
  }
}
