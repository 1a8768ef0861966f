import { languageOf, type Language, type Locale } from '@veralune/routing';
import DataLoader from 'dataloader';
import { and, asc, eq, gt, ne, or, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { textsOf } from '../content/texts.ts';
import type { Database } from '../db/database.ts';
import { auditLog, resources } from '../db/schema.ts';
import type { BodyOf } from '../resources/bodies.ts';
import { longTextColumns } from '../store/long-text-columns.ts';

/** Kinds whose long texts are too many to hold in memory. */
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
interface Wanted extends Revision {
  readonly kind: LongKind;
}

/** Texts of products and questions kept in memory: a few kilobytes each. */
const remembered = 5_000;
const largestBatch = 100;

/** Words of the locale out of what is stored by language and locale. */
function textsIn(byName: object | null, locale: Locale): object {
  return textsOf<object>((byName ?? {}) as Parameters<typeof textsOf<object>>[0], locale);
}

/** Texts of a revision that was replaced or deleted meanwhile: the state before the first change after it. */
async function readFormer(db: Database, locale: Locale, { kind, id, revision }: Wanted): Promise<object> {
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
}

/** A product's or question's texts as the database has them. */
type StoredTexts = readonly [kind: LongKind, id: number, revision: number, texts: object];

/**
 * All rows as one JSON text, which takes the driver half the time that rows of columns take. Prepared once: that takes as
 * long as running it.
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

/** PostgreSQL's way to write a list of numbers. */
function arrayText(wanted: readonly Wanted[], kind: LongKind): string {
  return `{${wanted.flatMap((each) => (each.kind === kind ? each.id : [])).join()}}`;
}

/** Texts of each in the revision that is wanted, in their order. */
async function read(db: Database, query: ReadTexts, locale: Locale, all: readonly Wanted[]): Promise<object[]> {
  const [found] = await query.execute({ product: arrayText(all, 'product'), faq: arrayText(all, 'faq') });
  const rows = JSON.parse(found?.rows ?? '[]') as StoredTexts[];
  const stored = new Map(rows.map((row) => [`${row[0]} ${String(row[1])}`, row]));
  return Promise.all(
    all.map((wanted) => {
      const [, , revision, texts = null] = stored.get(`${wanted.kind} ${String(wanted.id)}`) ?? [];
      return revision === wanted.revision ? textsIn(texts, locale) : readFormer(db, locale, wanted);
    }),
  );
}

/**
 * Reads long texts from the database, in the revision that the catalogue in use has: an answer is of one version, however
 * often editors write meanwhile. Requests of one moment share a query, and what was read lately is remembered.
 */
export class LongTexts {
  readonly #db: Database;
  readonly #known = new LRUCache<string, object>({ max: remembered });
  readonly #loaders = new Map<Locale, DataLoader<Wanted, object>>();

  constructor(db: Database) {
    this.#db = db;
  }

  #loader(locale: Locale): DataLoader<Wanted, object> {
    const known = this.#loaders.get(locale);
    if (known) return known;
    const query = prepare(this.#db, languageOf(locale));
    const loader = new DataLoader<Wanted, object>((wanted) => read(this.#db, query, locale, wanted), {
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

  /** The same for several, in their order. */
  of<Kind extends LongKind>(kind: Kind, locale: Locale, wanted: readonly Revision[]): Promise<TextsOf[Kind][]> {
    return Promise.all(wanted.map((each) => this.one(kind, locale, each)));
  }
}
