import { isDeepStrictEqual } from 'node:util';
import { asc, inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { lockImports } from '../db/lock-imports.ts';
import { auditLog, pointsOfSale } from '../db/schema.ts';
import { pointOfSaleKind } from '../resources/kinds.ts';
import { seedActor } from '../store/seed.ts';
import { lockState, raiseVersion } from '../store/state.ts';
import type { PointOfSaleContent } from './point-of-sale.ts';
import { readPointsOfSale } from './read-points-of-sale.ts';
import { contentOf, rowOf, stateOf } from './rows.ts';

const chunk = 1_000;

/** All pharmacies, ordered by id. */
export async function readStoredPointsOfSale(db: Database): Promise<PointOfSaleContent[]> {
  return (await db.select().from(pointsOfSale).orderBy(asc(pointsOfSale.id))).map(contentOf);
}

/** Adds pharmacies, whose ids must be free. @param revision the version in which they are added; 0 for a seed */
export async function insertPointsOfSale(
  tx: Database,
  added: readonly PointOfSaleContent[],
  revision = 0,
): Promise<void> {
  const written = { revision, updatedAt: new Date(), updatedBy: seedActor };
  for (let start = 0; start < added.length; start += chunk)
    await tx.insert(pointsOfSale).values(added.slice(start, start + chunk).map((each) => rowOf(each, written)));
  // The embedded engine has no autovacuum, which would do this.
  await tx.execute(sql`analyze ${pointsOfSale}`);
}

/**
 * Fills an empty table from the content folder. A table with rows is not changed.
 * @returns the number of pharmacies; null if the table had rows
 * @throws ContentError if a file is invalid
 */
export function seedPointsOfSale(db: Database, folder: string): Promise<number | null> {
  return db.transaction(async (tx) => {
    // Two instances that start at the same time must not both fill the table.
    await lockImports(tx);
    await lockState(tx);
    if ((await tx.$count(pointsOfSale)) > 0) return null;
    const seeded = readPointsOfSale(folder);
    await insertPointsOfSale(tx, seeded);
    return seeded.length;
  });
}

/** A difference between a content folder and the database. */
export interface PointOfSaleDifference {
  readonly before: PointOfSaleContent | null;
  readonly after: PointOfSaleContent | null;
}

/** The changes that turn `stored` into `wanted`. Pharmacies with the same id correspond. */
export function pointOfSaleDifferences(
  stored: readonly PointOfSaleContent[],
  wanted: readonly PointOfSaleContent[],
): PointOfSaleDifference[] {
  const before = new Map(stored.map((each) => [each.id, each]));
  const after = new Map(wanted.map((each) => [each.id, each]));
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((id) => ({ before: before.get(id) ?? null, after: after.get(id) ?? null }))
    .filter((pair) => !isDeepStrictEqual(pair.before, pair.after));
}

/** A readable description of a difference: `~ point-of-sale/10001 Pharmacie du Tilleul, 1000 Bruxelles`. */
export function pointOfSaleDifferenceText({ before, after }: PointOfSaleDifference): string {
  const sign = before === null ? '+' : after === null ? '-' : '~';
  const shown = after ?? before;
  return shown === null
    ? sign
    : `${sign} point-of-sale/${String(shown.id)} ${shown.name}, ${shown.zipcode} ${shown.city}`;
}

/** The entry in the audit log for a difference of an import. */
function importEntry({ before, after }: PointOfSaleDifference, version: number): typeof auditLog.$inferInsert {
  const id = (after ?? before)?.id ?? 0;
  return {
    ...{ version, at: new Date(), actor: seedActor, action: 'import' },
    ...{ kind: pointOfSaleKind, resourceId: id, key: String(id) },
    ...{ before: stateOf(before), after: stateOf(after) },
  };
}

/**
 * Makes the table equal to `wanted`. The version of the catalogue is incremented, because the ETags of answers contain it.
 * Each difference is an entry in the audit log, which `undo` can reverse.
 * @returns the changes
 */
export function importPointsOfSale(
  db: Database,
  wanted: readonly PointOfSaleContent[],
): Promise<PointOfSaleDifference[]> {
  return db.transaction(async (tx) => {
    await lockImports(tx);
    await lockState(tx);
    const differences = pointOfSaleDifferences(await readStoredPointsOfSale(tx), wanted);
    if (differences.length === 0) return [];
    const gone = differences.flatMap(({ before }) => before?.id ?? []);
    const version = await raiseVersion(tx);
    await tx.delete(pointsOfSale).where(inArray(pointsOfSale.id, gone));
    await insertPointsOfSale(
      tx,
      differences.flatMap(({ after }) => after ?? []),
      version,
    );
    for (let start = 0; start < differences.length; start += chunk)
      await tx
        .insert(auditLog)
        .values(differences.slice(start, start + chunk).map((each) => importEntry(each, version)));
    return differences;
  });
}
