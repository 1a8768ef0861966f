import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Language } from '@veralune/routing';
import { and, asc, eq, gt, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { auditLog, resources, searchWords } from '../db/schema.ts';
import { kinds, pointOfSaleKind, type Kind } from '../resources/kinds.ts';
import type { NumberedWords } from '../search/numbered-words.ts';
import type { Catalogue } from './catalogue.ts';
import type { LoadedResource } from './loaded-resource.ts';

const columns = {
  kind: resources.kind,
  id: resources.id,
  key: resources.key,
  revision: resources.revision,
  status: resources.status,
  publishFrom: resources.publishFrom,
  publishTo: resources.publishTo,
  model: resources.model,
  words: resources.words,
} as const;

type Row = { [Name in keyof typeof columns]: (typeof resources.$inferSelect)[Name] };

function loadedOf(row: Row): LoadedResource {
  return { ...row, model: JSON.parse(row.model) as unknown } as LoadedResource;
}

function orNull(json: SQL): SQL {
  return sql`coalesce(${json}::text, 'null')`;
}

/**
 * A row as JSON. Reading separate columns in the driver would take as long as the rest of the load. The words are slow
 * to escape, so they are selected separately, as one text for all rows.
 */
const record = sql`concat_ws(',',
  ${resources.id}, to_json(${resources.key}), ${resources.revision}, to_json(${resources.status}),
  ${orNull(sql`to_json(${resources.publishFrom})`)}, ${orNull(sql`to_json(${resources.publishTo})`)},
  ${orNull(sql`char_length(${resources.words})`)}, ${resources.model})`;
type StoredRecord = readonly [
  id: number,
  key: string,
  revision: number,
  status: Row['status'],
  publishFrom: string | null,
  publishTo: string | null,
  wordsLength: number | null,
  model: unknown,
];

function instant(stored: string | null): Date | null {
  return stored === null ? null : new Date(stored);
}

function loadedFrom(kind: Kind, records: readonly StoredRecord[], allWords: string): LoadedResource[] {
  let start = 0;
  return records.map(([id, key, revision, status, from, to, wordsLength, model]) => {
    const words = wordsLength === null ? null : allWords.slice(start, start + wordsLength);
    start += wordsLength ?? 0;
    return {
      kind,
      id,
      key,
      revision,
      status,
      publishFrom: instant(from),
      publishTo: instant(to),
      words,
      model,
    } as LoadedResource;
  });
}

/** Small enough that requests do not wait long while a batch is added to the catalogue. */
const batch = 500;

/** Every resource of a kind, in batches. */
const allOfKind = async function* (tx: Database, kind: Kind): AsyncGenerator<LoadedResource[]> {
  for (let last = 0; ;) {
    const part = tx
      .select({ id: resources.id, words: resources.words, record: sql`${record}`.as('record') })
      .from(resources)
      .where(and(eq(resources.kind, kind), gt(resources.id, last)))
      .orderBy(asc(resources.id))
      .limit(batch)
      .as('part');
    const [row] = await tx
      .select({
        records: sql<string | null>`'[[' || string_agg(${part.record}, '],[' order by ${part.id}) || ']]'`,
        words: sql<string | null>`string_agg(${part.words}, '' order by ${part.id})`,
      })
      .from(part);
    const records = JSON.parse(row?.records ?? '[]') as StoredRecord[];
    yield loadedFrom(kind, records, row?.words ?? '');
    last = records.at(-1)?.[0] ?? last;
    if (records.length < batch) return;
    await yieldToEventLoop();
  }
};

/** Every resource, in batches. Resources that products and pages refer to come first. */
export const readAll = async function* (tx: Database): AsyncGenerator<LoadedResource[]> {
  for (const kind of kinds) yield* allOfKind(tx, kind);
};

export interface ResourceId {
  readonly kind: Kind;
  readonly id: number;
}

/** Reads the requested resources. Those that no longer exist are left out. */
export async function readSome(tx: Database, wanted: readonly ResourceId[]): Promise<LoadedResource[]> {
  const byKind = Map.groupBy(wanted, ({ kind }) => kind);
  const rows: LoadedResource[] = [];
  for (const [kind, ids] of byKind) {
    const found = await tx
      .select(columns)
      .from(resources)
      .where(
        and(
          eq(resources.kind, kind),
          inArray(
            resources.id,
            ids.map(({ id }) => id),
          ),
        ),
      );
    rows.push(...found.map(loadedOf));
  }
  return rows;
}

/** The resources that changed after a version, or null if the changes are not known individually. */
export async function changedSince(tx: Database, version: number): Promise<ResourceId[] | null> {
  const rows = await tx
    .selectDistinct({ kind: auditLog.kind, id: auditLog.resourceId })
    .from(auditLog)
    .where(gt(auditLog.version, version));
  if (rows.some(({ kind, id }) => kind === null || id === null)) return null;
  // Pharmacies are not part of the catalogue.
  return rows.flatMap(({ kind, id }) => (kind === null || kind === pointOfSaleKind || id === null ? [] : { kind, id }));
}

const wordsAtOnce = 5_000;

/**
 * Words ordered by id, one per line: `word stem`, or `word` for a stop word. Separate columns would take the driver
 * five times as long.
 */
async function readLines(tx: Database, language: Language, first: number): Promise<string[]> {
  const part = tx
    .select({ line: sql<string>`concat_ws(' ', ${searchWords.word}, ${searchWords.stem})`.as('line') })
    .from(searchWords)
    .where(and(eq(searchWords.lang, language), gte(searchWords.id, first), lt(searchWords.id, first + wordsAtOnce)))
    .orderBy(asc(searchWords.id))
    .as('part');
  const [row] = await tx.select({ lines: sql<string | null>`string_agg(${part.line}, E'\\n')` }).from(part);
  return row?.lines?.split('\n') ?? [];
}

/**
 * Words of a language are numbered from 1 without gaps and are never deleted. All versions of the catalogue share them.
 */
async function readLanguage(tx: Database, language: Language, words: NumberedWords): Promise<void> {
  for (let first = 1; ;) {
    const lines = await readLines(tx, language, first);
    for (const [index, line] of lines.entries()) {
      const [word = '', stem = null] = line.split(' ');
      words.add({ id: first + index, word, stem });
    }
    first += lines.length;
    if (lines.length < wordsAtOnce) break;
    await yieldToEventLoop();
  }
}

/** Reads all words into an empty catalogue. */
export async function readWords(tx: Database, { search }: Catalogue): Promise<void> {
  for (const [language, { words }] of search) await readLanguage(tx, language, words);
}

/** Adds the words that were inserted since the last read. */
export async function readNewWords(tx: Database, { search }: Catalogue): Promise<void> {
  const isNew = [...search].map(([language, { words }]) =>
    and(eq(searchWords.lang, language), gt(searchWords.id, words.last)),
  );
  const rows = await tx
    .select()
    .from(searchWords)
    .where(or(...isNew))
    .orderBy(asc(searchWords.id));
  for (const { lang, ...word } of rows) search.get(lang)?.words.add(word);
}
