import { asc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { requestIdOfLog } from '../log.ts';
import { accountEvents, type AccountEventName } from './events-schema.ts';

export interface AccountEvent {
  readonly name: AccountEventName;
  readonly customerId: string;
  /** Where it was done. */
  readonly shopId?: number;
  /** Codes of what was chosen; never what a person typed. */
  readonly detail?: readonly string[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Adds an event to the log of an account, in the transaction of what happened. */
export async function recordAccountEvent(
  tx: Pick<Database, 'insert'>,
  { name, customerId, shopId, detail, now }: AccountEvent,
): Promise<void> {
  await tx.insert(accountEvents).values({
    ...{ name, customerId, at: new Date(now) },
    shopId: shopId ?? null,
    requestId: requestIdOfLog(),
    detail: detail === undefined ? null : [...detail],
  });
}

/** The events of an account, the oldest first. */
export function accountEventsOf(db: Pick<Database, 'select'>, customerId: string) {
  const { at, name, shopId, detail } = accountEvents;
  return db
    .select({ at, name, shopId, detail })
    .from(accountEvents)
    .where(eq(accountEvents.customerId, customerId))
    .orderBy(asc(accountEvents.id));
}
