import { setImmediate as letOthersRun } from 'node:timers/promises';
import { languages } from '@veralune/routing';
import { and, asc, eq, gt, gte, inArray, lt } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { auditLog, resources, searchWords } from '../db/schema.ts';
import { kinds, type Kind } from '../resources/kinds.ts';
import type { Catalogue } from './catalogue.ts';
import type { Loaded } from './loaded.ts';

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

const loadedOf = (row: Row): Loaded => ({ ...row, model: JSON.parse(row.model) as unknown }) as Loaded;

/** Small enough that no request waits long while a batch is put into the catalogue. */
const batch = 500;

/** Every resource of a kind, in batches. */
const allOfKind = async function* (tx: Database, kind: Kind): AsyncGenerator<Loaded[]> {
  for (let last = 0; ; ) {
    const rows = await tx
      .select(columns)
      .from(resources)
      .where(and(eq(resources.kind, kind), gt(resources.id, last)))
      .orderBy(asc(resources.id))
      .limit(batch);
    yield rows.map(loadedOf);
    last = rows.at(-1)?.id ?? last;
    if (rows.length < batch) return;
    await letOthersRun();
  }
};

/** Every resource, in batches; what products and pages name comes first. */
export const readAll = async function* (tx: Database): AsyncGenerator<Loaded[]> {
  for (const kind of kinds) yield* allOfKind(tx, kind);
};

export interface ResourceId {
  readonly kind: Kind;
  readonly id: number;
}

/** The resources that are still there, of those named. */
export const readSome = async (tx: Database, wanted: readonly ResourceId[]): Promise<Loaded[]> => {
  const byKind = Map.groupBy(wanted, ({ kind }) => kind);
  const rows: Loaded[] = [];
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
};

/** What changed after a version: the resources, or null where everything may have. */
export const changedSince = async (tx: Database, version: number): Promise<ResourceId[] | null> => {
  const rows = await tx
    .selectDistinct({ kind: auditLog.kind, id: auditLog.resourceId })
    .from(auditLog)
    .where(gt(auditLog.version, version));
  const named = rows.flatMap(({ kind, id }) => (kind === null || id === null ? [] : { kind, id }));
  return named.length < rows.length ? null : named;
};

/** Adds the words that the database has and the process does not. They are shared by all versions and never go. */
export const readWords = async (tx: Database, { search }: Catalogue): Promise<void> => {
  for (const language of languages) {
    const words = search.get(language)?.words;
    for (let last = words?.last ?? 0; ; ) {
      const rows = await tx
        .select({ id: searchWords.id, word: searchWords.word, stem: searchWords.stem })
        .from(searchWords)
        .where(and(eq(searchWords.lang, language), gte(searchWords.id, last + 1), lt(searchWords.id, last + 1 + 5_000)))
        .orderBy(asc(searchWords.id));
      for (const row of rows) words?.add(row);
      if (rows.length === 0) break;
      last = rows.at(-1)?.id ?? last;
      await letOthersRun();
    }
  }
};
