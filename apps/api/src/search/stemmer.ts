import type { Language } from '@veralune/routing';
import { LRUCache } from 'lru-cache';
import type { Database } from '../db/database.ts';
import { stemsOf } from './stem.ts';

/** Number of words in the cache. Many visitors search for the same words. */
const cacheSize = 5_000;

/** Asks the database for the stems of typed words that are not in the vocabulary, and caches them. */
export class Stemmer {
  readonly #db: Database;
  readonly #known = new LRUCache<string, { readonly stem: string | null }>({ max: cacheSize });

  constructor(db: Database) {
    this.#db = db;
  }

  /** Returns null for a stop word. */
  async stem(language: Language, word: string): Promise<string | null> {
    const key = `${language} ${word}`;
    const known = this.#known.get(key);
    if (known) return known.stem;
    const stem = (await stemsOf(this.#db, language, [word])).get(word) ?? null;
    this.#known.set(key, { stem });
    return stem;
  }
}
