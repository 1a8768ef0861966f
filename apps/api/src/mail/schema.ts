import { languages } from '@veralune/routing';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

function instant() {
  return timestamp({ withTimezone: true, mode: 'date' });
}

export const mailKinds = [
  'account-deleted',
  'account-email-changed',
  'account-email-confirm',
  'account-known',
  'account-password-changed',
  'account-reset',
  'account-unknown',
  'account-verify',
  'contact-notice',
  'contact-receipt',
  'newsletter-confirm',
  'newsletter-welcome',
  'newsletter-known',
  'withdrawal-notice',
  'withdrawal-receipt',
  'order-confirmation',
  'order-received',
  'order-shipped',
  'order-refunded',
  'order-withdrawn',
  'stock-reminder',
] as const;
export type MailKind = (typeof mailKinds)[number];

/** Mails that have not been sent yet. A row is deleted as soon as its mail is accepted. Source: docs/decisions/0017. */
export const mails = pgTable(
  'mails',
  {
    /** Also the left part of the Message-ID, so that a repeated mail can be recognized. */
    id: uuid().primaryKey(),
    kind: text({ enum: mailKinds }).notNull(),
    shopId: integer().notNull(),
    lang: text({ enum: languages }).notNull(),
    recipient: text().notNull(),
    replyTo: text(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    /** Address of the one-click unsubscription (RFC 8058). */
    unsubscribeUrl: text(),
    /** Lower case address of the person that the mail is about, to find everything of a person. */
    personEmail: text().notNull(),
    createdAt: instant().notNull(),
    attempts: integer().notNull().default(0),
    /** The earliest time of the next attempt. While an instance sends the mail, the end of its lease. */
    nextAttemptAt: instant().notNull(),
    lastError: text(),
    /** When sending was given up; null before that. */
    failedAt: instant(),
  },
  (table) => [
    index('mails_next_attempt_at')
      .on(table.nextAttemptAt)
      .where(sql`failed_at is null`),
    index('mails_person_email').on(table.personEmail),
  ],
);
