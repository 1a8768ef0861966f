import type { Language } from '@veralune/routing';
import { LRUCache } from 'lru-cache';
import type { Database } from '../db/database.ts';

import { stemsOf } from './stem.ts';

/** Words whose stem is remembered: people look for the same things. */
const remembered = 5_000;

/** Stems of typed words that no document has, as the database makes them. */
export class Stemmer {
  readonly #db: Database;
  readonly #known = new LRUCache<string, { readonly stem: string | null }>({ max: remembered });

  constructor(db: Database) {
    this.#db = db;
  }

  /** Null for a stop word. */
  async stem(language: Language, word: string): Promise<string | null> {
    const key = `${language} ${word}`;
    const known = this.#known.get(key);
    if (known) return known.stem;
    const stem = (await stemsOf(this.#db, language, [word])).get(word) ?? null;
    this.#known.set(key, { stem });
    return stem;
  }
}
