import type { Database } from '../../db/database.ts';
import type { MailConfig } from '../../mail/config.ts';
import { webhookEvents } from './schema.ts';
import type { PaymentMessage } from './provider.ts';
import { closeAttempt, recordFailure, settle } from './settle.ts';

/**
 * Does what a verified message of the provider says, once: its id and its effect are stored in one transaction. Messages
 * can arrive late, repeatedly and in any order.
 */
export function receiveMessage(
  db: Database,
  message: PaymentMessage,
  { mail, now }: { readonly mail: MailConfig; readonly now: number },
): Promise<void> {
  return db.transaction(async (tx) => {
    const { id, type } = message;
    const isNew = await tx
      .insert(webhookEvents)
      .values({ id, type, receivedAt: new Date(now) })
      .onConflictDoNothing()
      .returning({ id: webhookEvents.id });
    if (isNew.length === 0) return;
    if (message.kind === 'session') await settle(tx, message.session, { mail, now });
    if (message.kind === 'ended') await closeAttempt(tx, message.paymentId);
    if (message.kind === 'failed')
      await recordFailure(tx, message.paymentId, message.isAuthentication ? 'authentication_failed' : 'refused');
  });
}
