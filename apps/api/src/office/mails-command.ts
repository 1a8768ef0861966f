import { marketIds, markets as allMarkets } from '@veralune/routing';
import type { Database } from '../db/database.ts';
import { retryMails, unsentMails } from '../mail/outbox.ts';
import { shopIdsOf } from './markets-option.ts';
import { minuteText, tableText } from './table.ts';
import { UsageError } from './usage-error.ts';

export interface MailsOptions {
  readonly action?: string | undefined;
  /** Of one mail; all that were given up without it. */
  readonly id?: string | undefined;
  readonly markets?: string | undefined;
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

function marketOfShop(shopId: number): string {
  return marketIds.find((id) => allMarkets[id].shopId === shopId) ?? String(shopId);
}

/** Mails that wait for the next attempt, and those that were given up. */
async function showMails(db: Database, shopIds: readonly number[]): Promise<string> {
  const rows = await unsentMails(db, shopIds);
  if (rows.length === 0) return 'Every mail was sent.';
  return tableText([
    ['id', 'kind', 'market', 'recipient', 'stored', 'attempts', 'state', 'error'],
    ...rows.map((mail) => [
      ...[mail.id, mail.kind, marketOfShop(mail.shopId), mail.recipient, minuteText(mail.createdAt)],
      String(mail.attempts),
      mail.failedAt ? `given up ${minuteText(mail.failedAt)}` : `next ${minuteText(mail.nextAttemptAt)}`,
      (mail.lastError ?? '').replaceAll(/\s+/g, ' '),
    ]),
  ]);
}

/**
 * Lists unsent mails, or makes those that were given up due again.
 * @throws UsageError
 */
export async function runMailsCommand(db: Database, { action, id, markets }: MailsOptions): Promise<string> {
  const shopIds = shopIdsOf(markets);
  if (action === undefined) return showMails(db, shopIds);
  if (action !== 'retry' || (id !== undefined && !uuid.test(id)))
    throw new UsageError('npm run office -- mails [retry [<id>]] [--markets be,ch]');
  return `Mails that are tried again: ${String(await retryMails(db, shopIds, id))}.`;
}
