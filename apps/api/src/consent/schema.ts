import { recordedCategories } from '@veralune/api-client/contract';
import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Choices in the consent tool of the sites, as a proof. There is nothing else about the visitor, on purpose. */
export const consentRecords = pgTable(
  'consent_records',
  {
    /** Random, chosen by the browser; the same for its later choices. */
    id: uuid().notNull(),
    chosenAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    version: integer().notNull(),
    categories: text({ enum: recordedCategories }).array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.chosenAt] }),
    index('consent_records_chosen_at').on(table.chosenAt),
  ],
);
