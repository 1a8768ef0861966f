import { bigserial, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const accountEventNames = [
  'signed_up',
  'email_verified',
  'signed_in',
  'sign_in_refused',
  'signed_out',
  'password_reset_requested',
  'password_reset',
  'password_changed',
  'email_change_requested',
  'email_changed',
  'subscriptions_changed',
  'data_exported',
  'account_deleted',
] as const;
export type AccountEventName = (typeof accountEventNames)[number];

/**
 * What happened to accounts. There are only ids and codes in it, and no foreign key: the events of a deleted account stay, and
 * lead to no one. Events of orders are in `order_events`, choices of the consent tool in `consent_records`.
 */
export const accountEvents = pgTable(
  'account_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    name: text({ enum: accountEventNames }).notNull(),
    customerId: uuid().notNull(),
    /** Where it was done; null if it was no call of a site. */
    shopId: integer(),
    /** The request in the logs; null outside of a request. */
    requestId: text(),
    /** Codes of what was chosen, such as those of subscriptions; null for other events. */
    detail: text().array(),
  },
  (table) => [index('account_events_customer').on(table.customerId, table.id), index('account_events_at').on(table.at)],
);
