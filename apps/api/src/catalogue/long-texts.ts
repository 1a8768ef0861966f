import { languageOf, type Locale } from '@veralune/routing';
import DataLoader from 'dataloader';
import { and, asc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import { textsOf } from '../content/texts.ts';
import type { Database } from '../db/database.ts';
import { auditLog, resources } from '../db/schema.ts';
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

/** Texts of products and questions kept in memory: a few kilobytes each. */
const remembered = 5_000;
const largestBatch = 100;

/** Words of the locale out of what is stored by language and locale. */
const textsIn = (byName: object | null, locale: Locale): object =>
  textsOf<object>((byName ?? {}) as Parameters<typeof textsOf<object>>[0], locale);

/** Texts of a revision that was replaced or deleted meanwhile: the state before the first change after it. */
const readFormer = async (db: Database, kind: LongKind, locale: Locale, { id, revision }: Wanted): Promise<object> => {
  const [row] = await db
    .select({ texts: sql<object | null>`${auditLog.before} -> 'body' -> 'texts'` })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.kind, kind),
        eq(auditLog.resourceId, id),
        gt(auditLog.version, revision),
        ne(auditLog.action, 'turn'),
      ),
    )
    .orderBy(asc(auditLog.version))
    .limit(1);
  if (row === undefined) throw new Error(`The database has no revision ${String(revision)} of ${kind} ${String(id)}`);
  return textsIn(row.texts, locale);
};

/** Texts of each in the revision that is wanted, in their order. */
const read = async (db: Database, kind: LongKind, locale: Locale, all: readonly Wanted[]): Promise<object[]> => {
  const ids = all.map(({ id }) => id);
  const rows = await db
    .select({ id: resources.id, revision: resources.revision, texts: longTextColumns[languageOf(locale)] })
    .from(resources)
    .where(and(eq(resources.kind, kind), inArray(resources.id, ids)));
  const current = new Map(rows.map((row) => [row.id, row]));
  return Promise.all(
    all.map((wanted) => {
      const row = current.get(wanted.id);
      return row?.revision === wanted.revision
        ? textsIn(JSON.parse(row.texts ?? '{}') as object, locale)
        : readFormer(db, kind, locale, wanted);
    }),
  );
};

/**
 * Reads long texts from the database, in the revision that the catalogue in use has: an answer is of one version, however
 * often editors write meanwhile. Requests of one moment share a query, and what was read lately is remembered.
 */
export class LongTexts {
  readonly #db: Database;
  readonly #known = new LruCache<object>(remembered);
  readonly #loaders = new Map<string, DataLoader<Wanted, object>>();

  constructor(db: Database) {
    this.#db = db;
  }

  #loader(kind: LongKind, locale: Locale): DataLoader<Wanted, object> {
    const name = `${kind} ${locale}`;
    const known = this.#loaders.get(name);
    if (known) return known;
    const loader = new DataLoader<Wanted, object>((wanted) => read(this.#db, kind, locale, wanted), {
      cache: false,
      maxBatchSize: largestBatch,
      batchScheduleFn: (run) => setImmediate(run),
    });
    this.#loaders.set(name, loader);
    return loader;
  }

  async one<Kind extends LongKind>(kind: Kind, locale: Locale, { id, revision }: Wanted): Promise<TextsOf[Kind]> {
    const name = `${kind} ${locale} ${String(id)} ${String(revision)}`;
    const texts = this.#known.get(name) ?? (await this.#loader(kind, locale).load({ id, revision }));
    this.#known.set(name, texts);
    return texts as TextsOf[Kind];
  }

  /** The same for several, in their order. */
  of<Kind extends LongKind>(kind: Kind, locale: Locale, wanted: readonly Wanted[]): Promise<TextsOf[Kind][]> {
    return Promise.all(wanted.map((each) => this.one(kind, locale, each)));
  }
}
