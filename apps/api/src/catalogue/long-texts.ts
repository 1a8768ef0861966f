import { languageOf, type Locale } from '@veralune/routing';
import DataLoader from 'dataloader';
import { and, eq, inArray } from 'drizzle-orm';
import { textsOf } from '../content/texts.ts';
import type { Database } from '../db/database.ts';
import { resources } from '../db/schema.ts';
import { LruCache } from '../lru-cache.ts';
import type { BodyOf } from '../resources/bodies.ts';
import { longTextColumns } from '../store/long-text-columns.ts';

/** Kinds whose long texts are too many to hold in memory. */
type LongKind = 'product' | 'faq';
export type ProductTexts = BodyOf<'product'>['texts']['fr'];
interface TextsOf {
  readonly product: ProductTexts;
  readonly faq: BodyOf<'faq'>['texts']['fr'];
}

interface Wanted {
  readonly id: number;
  readonly revision: number;
}

/** The database holds another revision than the catalogue in use: the answer has to be made again from a newer one. */
export class StaleReadError extends Error {
  override readonly name = 'StaleReadError';
}

interface Read {
  readonly revision: number;
  readonly texts: object;
}

/** Texts of products and questions kept in memory: a few kilobytes each. */
const remembered = 5_000;
const largestBatch = 100;

const read = async (db: Database, kind: LongKind, locale: Locale, ids: readonly number[]): Promise<Map<number, Read>> => {
  const rows = await db
    .select({ id: resources.id, revision: resources.revision, texts: longTextColumns[languageOf(locale)] })
    .from(resources)
    .where(and(eq(resources.kind, kind), inArray(resources.id, [...ids])));
  return new Map(
    rows.map(({ id, revision, texts }) => {
      const byName = JSON.parse(texts ?? '{}') as Parameters<typeof textsOf<object>>[0];
      return [id, { revision, texts: textsOf<object>(byName, locale) }];
    }),
  );
};

/** Reads long texts from the database: requests of one moment share a query, and what was read lately is remembered. */
export class LongTexts {
  readonly #db: Database;
  readonly #known = new LruCache<object>(remembered);
  readonly #loaders = new Map<string, DataLoader<number, Read | undefined>>();

  constructor(db: Database) {
    this.#db = db;
  }

  #loader(kind: LongKind, locale: Locale): DataLoader<number, Read | undefined> {
    const name = `${kind} ${locale}`;
    const known = this.#loaders.get(name);
    if (known) return known;
    const loader = new DataLoader<number, Read | undefined>(
      async (ids) => {
        const found = await read(this.#db, kind, locale, ids);
        return ids.map((id) => found.get(id));
      },
      { cache: false, maxBatchSize: largestBatch, batchScheduleFn: (run) => setImmediate(run) },
    );
    this.#loaders.set(name, loader);
    return loader;
  }

  /** @throws StaleReadError where the database holds another revision */
  async one<Kind extends LongKind>(kind: Kind, locale: Locale, { id, revision }: Wanted): Promise<TextsOf[Kind]> {
    const name = `${kind} ${locale} ${String(id)} ${String(revision)}`;
    const known = this.#known.get(name);
    if (known) return known as TextsOf[Kind];
    const found = await this.#loader(kind, locale).load(id);
    if (found?.revision !== revision) throw new StaleReadError(`${kind} ${String(id)} has another revision`);
    this.#known.set(name, found.texts);
    return found.texts as TextsOf[Kind];
  }

  /** The same for several, in their order. */
  of<Kind extends LongKind>(kind: Kind, locale: Locale, wanted: readonly Wanted[]): Promise<TextsOf[Kind][]> {
    return Promise.all(wanted.map((each) => this.one(kind, locale, each)));
  }
}
