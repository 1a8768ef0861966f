import { randomUUID } from 'node:crypto';
import { languageOf, marketOf, type Locale } from '@veralune/routing';
import type { Database } from '../db/database.ts';
import { endOfReminder } from '../forms/retention.ts';
import { stockReminders } from './schema.ts';

export interface RequestedReminder {
  readonly locale: Locale;
  readonly email: string;
  readonly productId: number;
}

/** Stores who wants a mail. A second request for the same product replaces the first, so that one mail is sent. */
export async function storeReminder(
  tx: Pick<Database, 'insert'>,
  { locale, email, productId }: RequestedReminder,
  now: number,
): Promise<void> {
  const key = { shopId: marketOf(locale).shopId, productId, email: email.toLowerCase() };
  const request = { lang: languageOf(locale), requestedAt: new Date(now), expiresAt: endOfReminder(now) };
  await tx
    .insert(stockReminders)
    .values({ id: randomUUID(), ...key, ...request })
    .onConflictDoUpdate({
      target: [stockReminders.shopId, stockReminders.productId, stockReminders.email],
      set: request,
    });
}
