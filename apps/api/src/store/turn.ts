import { and, eq, gt, lte, or, sql, type SQL } from 'drizzle-orm';
import { instantsUntil } from '../catalogue/instants.ts';
import { rowsOf, type Database } from '../db/database.ts';
import { auditLog, catalogueState, resources } from '../db/schema.ts';
import { lockState, raiseVersion } from './state.ts';

const clockActor = 'clock';

/** A product is new up to and including `newTo`, so its flag disappears one millisecond later. */
const newFrom = sql`(${resources.model}::jsonb ->> 'newFrom')::bigint`;
const newUntil = sql`(${resources.model}::jsonb ->> 'newTo')::bigint + 1`;

function isBetween(instant: SQL, after: Date, upTo: Date) {
  return and(gt(instant, after.getTime()), lte(instant, upTo.getTime()));
}

/** Resources that appear, disappear, become new or stop being new after `after`, at `upTo` at the latest. */
function turning(after: Date, upTo: Date) {
  return or(
    and(gt(resources.publishFrom, after), lte(resources.publishFrom, upTo)),
    and(gt(resources.publishTo, after), lte(resources.publishTo, upTo)),
    and(eq(resources.kind, 'product'), or(isBetween(newFrom, after, upTo), isBetween(newUntil, after, upTo))),
  );
}

/**
 * Makes a version for the resources that appeared, disappeared, became new or stopped being new by their dates up to `now`,
 * so that every instance and site is notified as for an edit. If several instances call it, only the first call makes a
 * version.
 */
export function recordTurns(db: Database, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const { turnedAt } = await lockState(tx);
    if (turnedAt === null || turnedAt >= now) return;
    const turned = await tx
      .select({ kind: resources.kind, resourceId: resources.id, key: resources.key })
      .from(resources)
      .where(turning(turnedAt, now));
    if (turned.length === 0) {
      await tx.update(catalogueState).set({ turnedAt: now });
      return;
    }
    const version = await raiseVersion(tx, { turnedAt: now });
    const entry = { version, at: now, actor: clockActor, action: 'turn' as const };
    for (const each of turned) await tx.insert(auditLog).values({ ...entry, ...each });
  });
}

/**
 * The next turn: the next instant at which a resource appears, disappears, becomes new or stops being new; null if there is
 * none.
 * @param instants of the loaded catalogue, at which products become new or stop being new, ascending
 */
export async function nextTurn(
  tx: Pick<Database, 'execute'>,
  after: Date,
  instants: readonly number[],
): Promise<Date | null> {
  const published = await nextPublication(tx, after);
  const flagged = instants[instantsUntil(instants, after.getTime())];
  const turns = [published?.getTime(), flagged].filter((at) => at !== undefined);
  return turns.length === 0 ? null : new Date(Math.min(...turns));
}

/** The next instant at which a resource appears or disappears; null if there is none. */
async function nextPublication(tx: Pick<Database, 'execute'>, after: Date): Promise<Date | null> {
  const [row] = await rowsOf<{ at: string | null }>(
    tx,
    sql`select min(at) as at from (
          select min(${resources.publishFrom}) as at from ${resources} where ${resources.publishFrom} > ${after.toISOString()}
          union all
          select min(${resources.publishTo}) from ${resources} where ${resources.publishTo} > ${after.toISOString()}
        ) as turns`,
  );
  return row?.at ? new Date(row.at) : null;
}
