import type { Database } from '../db/database.ts';
import { storedVersion } from '../import/import.ts';
import { loadCatalogue, type Catalogue, type SynonymFiles } from './catalogue.ts';

/** The catalogue that requests are answered from, replaced whole when the database holds another version. */
export class LiveCatalogue {
  readonly #db: Database;
  readonly #synonyms: SynonymFiles;
  #current: Catalogue;
  #refreshing: Promise<boolean> | null = null;

  private constructor(db: Database, synonyms: SynonymFiles, current: Catalogue) {
    this.#db = db;
    this.#synonyms = synonyms;
    this.#current = current;
  }

  static async load(db: Database, synonyms: SynonymFiles = new Map()): Promise<LiveCatalogue> {
    return new LiveCatalogue(db, synonyms, await loadCatalogue(db, synonyms));
  }

  get current(): Catalogue {
    return this.#current;
  }

  /** Loads the catalogue anew if its version changed; tells whether it did. */
  refresh(): Promise<boolean> {
    this.#refreshing ??= this.#reload().finally(() => {
      this.#refreshing = null;
    });
    return this.#refreshing;
  }

  async #reload(): Promise<boolean> {
    if ((await storedVersion(this.#db)) === this.#current.version) return false;
    this.#current = await loadCatalogue(this.#db, this.#synonyms);
    return true;
  }
}
