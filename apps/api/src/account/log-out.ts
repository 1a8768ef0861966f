import type { Account } from './account.ts';
import { recordAccountEvent } from './events.ts';
import { endSession } from './sessions.ts';

/** Ends a session. An unknown token changes nothing. @param now milliseconds since 1970 */
export async function logOut({ db }: Pick<Account, 'db'>, token: string, shopId: number, now: number): Promise<void> {
  await db.transaction(async (tx) => {
    const customerId = await endSession(tx, token);
    if (customerId !== null) await recordAccountEvent(tx, { name: 'signed_out', customerId, shopId, now });
  });
}
