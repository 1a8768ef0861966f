import type { Language } from '@veralune/routing';
import { sql } from 'drizzle-orm';
import { LruCache } from '../lru-cache.ts';
import { rowsOf, type Database } from '../db/database.ts';
import { searchWords } from '../db/schema.ts';
import { stemsOf } from './stem.ts';

/** What the database knows of a word that no document has. */
export interface UnknownWord {
  /** Null for a stop word. */
  readonly stem: string | null;
  /** Words of the catalogue that look alike, the most alike first. */
  readonly similar: readonly string[];
}

/** A mistyped word means few others; more would blur the result. */
const similarWords = 6;
const cached = 5_000;

/** Looks up words that no document has. What it learnt it keeps: people mistype alike. */
export class WordGuesser {
  readonly #db: Database;
  readonly #known = new LruCache<UnknownWord>(cached);

  constructor(db: Database) {
    this.#db = db;
  }

  async guess(language: Language, word: string): Promise<UnknownWord> {
    const key = `${language} ${word}`;
    const known = this.#known.get(key);
    if (known) return known;
    const stems = await stemsOf(this.#db, language, [word]);
    const stem = stems.get(word) ?? null;
    const guessed = { stem, similar: stem === null ? [] : await this.#similar(language, word) };
    this.#known.set(key, guessed);
    return guessed;
  }

  async #similar(language: Language, word: string): Promise<string[]> {
    const rows = await rowsOf<{ word: string }>(
      this.#db,
      sql`select word from ${searchWords} where lang = ${language} and word %> ${word}
          order by similarity(word, ${word}) desc, word limit ${similarWords}`,
    );
    return rows.map((row) => row.word);
  }
}
