import { languageOf, type Language, type Locale } from '@veralune/routing';
import DataLoader from 'dataloader';
import { and, asc, eq, gt, notInArray, or, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { textsOf } from '../content/texts.ts';
import type { Database } from '../db/database.ts';
import { actionsWithoutEdit, auditLog, resources } from '../db/schema.ts';
import type { BodyOf } from '../resources/bodies.ts';
import { longTextColumns } from '../store/long-text-columns.ts';

/** Kinds whose long texts are not loaded into memory, because there are too many. */
type LongKind = 'product' | 'faq';
export type ProductTexts = BodyOf<'product'>['texts']['fr'];
interface TextsOf {
  readonly product: ProductTexts;
  readonly faq: BodyOf<'faq'>['texts']['fr'];
}

interface Revision {
  readonly id: number;
  readonly revision: number;
}
interface TextKey extends Revision {
  readonly kind: LongKind;
}

/** Number of cached texts, a few kilobytes each. */
const cacheSize = 5_000;
const largestBatch = 100;

/** Selects the texts of a locale from those stored by language and locale. */
function textsIn(byName: object | null, locale: Locale): object {
  return textsOf<object>((byName ?? {}) as Parameters<typeof textsOf<object>>[0], locale);
}

/** Texts of a revision that has been replaced or deleted since: the state before the first later change. */
async function readEarlierRevision(db: Database, locale: Locale, { kind, id, revision }: TextKey): Promise<object> {
  const [row] = await db
    .select({ texts: sql<object | null>`${auditLog.before} -> 'body' -> 'texts'` })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.kind, kind),
        eq(auditLog.resourceId, id),
        gt(auditLog.version, revision),
        notInArray(auditLog.action, [...actionsWithoutEdit]),
      ),
    )
    .orderBy(asc(auditLog.version))
    .limit(1);
  if (row === undefined) throw new Error(`The database has no revision ${String(revision)} of ${kind} ${String(id)}`);
  return textsIn(row.texts, locale);
}

/** The texts of a product or question as stored in the database. */
type StoredTexts = readonly [kind: LongKind, id: number, revision: number, texts: object];

/**
 * Selects all rows as one JSON text, which the driver reads in half the time of separate columns. The statement is
 * prepared once, because preparing takes as long as running it.
 */
function prepare(db: Database, language: Language) {
  const row = sql`concat_ws(',', to_json(${resources.kind}), ${resources.id}, ${resources.revision}, coalesce(${longTextColumns[language]}, '{}'))`;
  return db
    .select({ rows: sql<string | null>`'[[' || string_agg(${row}, '],[') || ']]'` })
    .from(resources)
    .where(
      or(
        and(eq(resources.kind, 'product'), sql`${resources.id} = any(${sql.placeholder('product')}::int[])`),
        and(eq(resources.kind, 'faq'), sql`${resources.id} = any(${sql.placeholder('faq')}::int[])`),
      ),
    )
    .prepare(`long_texts_${language}`);
}

type ReadTexts = ReturnType<typeof prepare>;

/** Ids as a PostgreSQL array literal: `{1,2}`. */
function arrayText(wanted: readonly TextKey[], kind: LongKind): string {
  return `{${wanted.flatMap((each) => (each.kind === kind ? each.id : [])).join()}}`;
}

/** Reads the texts of the requested revisions, in order. */
async function read(db: Database, query: ReadTexts, locale: Locale, all: readonly TextKey[]): Promise<object[]> {
  const [found] = await query.execute({ product: arrayText(all, 'product'), faq: arrayText(all, 'faq') });
  const rows = JSON.parse(found?.rows ?? '[]') as StoredTexts[];
  const stored = new Map(rows.map((row) => [`${row[0]} ${String(row[1])}`, row]));
  return Promise.all(
    all.map((wanted) => {
      const [, , revision, texts = null] = stored.get(`${wanted.kind} ${String(wanted.id)}`) ?? [];
      return revision === wanted.revision ? textsIn(texts, locale) : readEarlierRevision(db, locale, wanted);
    }),
  );
}

/**
 * Reads long texts from the database in the revision of the current catalogue, so that an answer never mixes versions
 * while editors write. Simultaneous requests share a query, and recently read texts are cached.
 */
export class LongTexts {
  readonly #db: Database;
  readonly #known = new LRUCache<string, object>({ max: cacheSize });
  readonly #loaders = new Map<Locale, DataLoader<TextKey, object>>();

  constructor(db: Database) {
    this.#db = db;
  }

  #loader(locale: Locale): DataLoader<TextKey, object> {
    const known = this.#loaders.get(locale);
    if (known) return known;
    const query = prepare(this.#db, languageOf(locale));
    const loader = new DataLoader<TextKey, object>((wanted) => read(this.#db, query, locale, wanted), {
      cache: false,
      maxBatchSize: largestBatch,
      batchScheduleFn: (run) => setImmediate(run),
    });
    this.#loaders.set(locale, loader);
    return loader;
  }

  async one<Kind extends LongKind>(kind: Kind, locale: Locale, { id, revision }: Revision): Promise<TextsOf[Kind]> {
    const name = `${kind} ${locale} ${String(id)} ${String(revision)}`;
    const texts = this.#known.get(name) ?? (await this.#loader(locale).load({ kind, id, revision }));
    this.#known.set(name, texts);
    return texts as TextsOf[Kind];
  }

  /** The texts of several resources, in order. */
  of<Kind extends LongKind>(kind: Kind, locale: Locale, wanted: readonly Revision[]): Promise<TextsOf[Kind][]> {
    return Promise.all(wanted.map((each) => this.one(kind, locale, each)));
  }
}
