import { languageOf, locales, marketOf, type Language, type Locale } from '@veralune/routing';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Database } from '../db/database.ts';
import type { MailConfig } from '../mail/config.ts';
import { enqueue } from '../mail/outbox.ts';
import { reminderMail } from '../mail/reminder-mail.ts';
import { readStock } from '../shop/stock.ts';
import { returnedProduct, type ReturnedProduct } from './returned-product.ts';
import { stockReminders } from './schema.ts';

/** Reminders of one transaction. */
const batch = 100;

export interface ReminderServices {
  readonly db: Database;
  readonly catalogue: Pick<Catalogue, 'slots' | 'views'>;
  readonly mail: MailConfig;
}

/** The reminders of one product in one locale. */
interface Wanted {
  readonly shopId: number;
  readonly productId: number;
  readonly lang: Language;
}

function isOf({ shopId, productId, lang }: Wanted, now: number) {
  return and(
    eq(stockReminders.shopId, shopId),
    eq(stockReminders.productId, productId),
    eq(stockReminders.lang, lang),
    gt(stockReminders.expiresAt, new Date(now)),
  );
}

function localeOf({ shopId, lang }: Wanted): Locale | undefined {
  return locales.find((locale) => marketOf(locale).shopId === shopId && languageOf(locale) === lang);
}

/**
 * Deletes reminders and stores their mails in one transaction, so that each gets exactly one mail. Other instances skip the
 * rows meanwhile.
 * @returns how many
 */
function sendBatch(
  { db, mail }: ReminderServices,
  wanted: Wanted,
  { locale, product, now }: { readonly locale: Locale; readonly product: ReturnedProduct; readonly now: number },
): Promise<number> {
  return db.transaction(async (tx) => {
    const due = tx
      .select({ id: stockReminders.id })
      .from(stockReminders)
      .where(isOf(wanted, now))
      .orderBy(asc(stockReminders.requestedAt))
      .limit(batch)
      .for('update', { skipLocked: true });
    const sent = await tx
      .delete(stockReminders)
      .where(inArray(stockReminders.id, due))
      .returning({ email: stockReminders.email });
    const mails = await Promise.all(sent.map(({ email }) => reminderMail({ locale, email, product }, mail)));
    if (mails.length > 0) await enqueue(tx, mails, now);
    return mails.length;
  });
}

/**
 * Sends the reminders of all products that are in stock again. Several instances can do it at the same time.
 * @param now milliseconds since 1970
 * @returns how many mails were stored
 */
export async function sendReminders(services: ReminderServices, now: number): Promise<number> {
  const { db, catalogue } = services;
  const { shopId, productId, lang } = stockReminders;
  const all = await db
    .selectDistinct({ shopId, productId, lang })
    .from(stockReminders)
    .where(gt(stockReminders.expiresAt, new Date(now)));
  let total = 0;
  for (const wanted of all) {
    const locale = localeOf(wanted);
    if (locale === undefined) continue;
    const levels = await readStock(db, wanted.shopId, [wanted.productId]);
    const product = returnedProduct(catalogue, locale, wanted.productId, levels);
    if (product === null) continue;
    let stored: number;
    do {
      stored = await sendBatch(services, wanted, { locale, product, now });
      total += stored;
    } while (stored === batch);
  }
  return total;
}
