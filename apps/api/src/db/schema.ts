import { languages } from '@veralune/routing';
import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { kinds } from '../resources/kinds.ts';

/** Names become snake_case columns (`casing` in drizzle.config.ts and open.ts). */

function instant() {
  return timestamp({ withTimezone: true, mode: 'date' });
}

export const statuses = ['draft', 'published'] as const;
export type Status = (typeof statuses)[number];

/** Everything that editors write, one row each. Source: docs/decisions/0009. */
export const resources = pgTable(
  'resources',
  {
    kind: text({ enum: kinds }).notNull(),
    id: integer().notNull(),
    /** The file name in `content/`, unique in its kind. It never changes. */
    key: text().notNull(),
    /** The catalogue's version in which the row was written: the ETag of the resource calls. */
    revision: integer().notNull(),
    status: text({ enum: statuses }).notNull(),
    publishFrom: instant(),
    publishTo: instant(),
    /** What editors wrote, in the order of the fields in its schema. */
    body: json().notNull(),
    /** JSON that the projection is made from: references as ids, without the long texts of products. */
    model: text().notNull(),
    /** Words that a search finds it by, see search/word-lists.ts. */
    words: text(),
    /** JSON of the long texts of a language by language and locale; a column each, since an answer needs but one. */
    textsFr: text(),
    textsNl: text(),
    textsDe: text(),
    textsIt: text(),
    textsEs: text(),
    /** `<kind>/<key>` of everything that the body names. */
    refs: text().array().notNull(),
    /** `<locale>:<scope>:<slug>`: no two resources of a kind share one. */
    addresses: text().array().notNull(),
    updatedAt: instant().notNull(),
    updatedBy: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    uniqueIndex('resources_key').on(table.kind, table.key),
    // Without `fastupdate` a write costs a little more, and no look-up goes through a list of changes still to be sorted in.
    index('resources_refs').using('gin', table.refs).with({ fastupdate: false }),
    index('resources_addresses').using('gin', table.addresses).with({ fastupdate: false }),
    index('resources_publish_from')
      .on(table.publishFrom)
      .where(sql`publish_from is not null`),
    index('resources_publish_to')
      .on(table.publishTo)
      .where(sql`publish_to is not null`),
  ],
);

export const actions = ['create', 'update', 'delete', 'undo', 'import', 'turn'] as const;
export type Action = (typeof actions)[number];

/** Every change, in the order of versions: the history for people and the feed for the projection. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** Version of the catalogue that the change made. */
    version: bigint({ mode: 'number' }).notNull(),
    at: instant().notNull(),
    actor: text().notNull(),
    action: text({ enum: actions }).notNull(),
    /** Null for a seed, which changes everything at once. */
    kind: text({ enum: kinds }),
    resourceId: integer(),
    key: text(),
    before: json(),
    after: json(),
  },
  (table) => [
    index('audit_log_version').on(table.version),
    index('audit_log_resource').on(table.kind, table.resourceId, table.id),
  ],
);

/** One row. Its lock lets one writer in at a time, so that versions are committed in their order. */
export const catalogueState = pgTable('catalogue_state', {
  id: integer().primaryKey(),
  version: bigint({ mode: 'number' }).notNull(),
  /** Names the code that made `model` and `words` of every row. */
  format: text().notNull(),
  /** When `content/` was imported into the empty database; null before. */
  seededAt: instant(),
  /** Up to when appearing and disappearing by dates has been made a version. */
  turnedAt: instant(),
});

/** Every word of the catalogue. Ids count up in each language. */
export const searchWords = pgTable(
  'search_words',
  {
    lang: text({ enum: languages }).notNull(),
    id: integer().notNull(),
    word: text().notNull(),
    /** Null for a stop word. */
    stem: text(),
  },
  (table) => [
    primaryKey({ columns: [table.lang, table.id] }),
    uniqueIndex('search_words_word').on(table.lang, table.word),
  ],
);

export const roles = ['editor', 'publisher', 'admin'] as const;
export type Role = (typeof roles)[number];

/** Who may write. Of a token only its SHA-256 is kept. */
export const tokens = pgTable('tokens', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** The person, as the audit log names them. */
  name: text().notNull(),
  role: text({ enum: roles }).notNull(),
  /** Market ids. */
  markets: text().array().notNull(),
  hash: text().notNull().unique(),
  createdAt: instant().notNull(),
  expiresAt: instant().notNull(),
  revokedAt: instant(),
  lastUsedAt: instant(),
});
