import { languages, marketIds } from '@veralune/routing';
import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  index,
  integer,
  json,
  pgTable,
  point,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { kinds, recordKinds } from '../resources/kinds.ts';

// Property names become snake_case columns (`casing` in drizzle.config.ts and open.ts).

function instant() {
  return timestamp({ withTimezone: true, mode: 'date' });
}

export const statuses = ['draft', 'published'] as const;
export type Status = (typeof statuses)[number];

/** Everything that editors write, one row per resource. Source: docs/decisions/0009. */
export const resources = pgTable(
  'resources',
  {
    kind: text({ enum: kinds }).notNull(),
    id: integer().notNull(),
    /** The file name in `content/`, unique per kind. It never changes. */
    key: text().notNull(),
    /** The catalogue's version in which the row was written: the ETag of the resource calls. */
    revision: integer().notNull(),
    status: text({ enum: statuses }).notNull(),
    publishFrom: instant(),
    publishTo: instant(),
    /** The resource as editors wrote it, with fields in the order of its schema. */
    body: json().notNull(),
    /** JSON from which the projection is built: references as ids, without the long texts of products. */
    model: text().notNull(),
    /** Packed word lists for the search, see search/word-lists.ts. */
    words: text(),
    /** JSON of the long texts by language and locale. One column per language, because an answer needs only one. */
    textsFr: text(),
    textsNl: text(),
    textsDe: text(),
    textsIt: text(),
    textsEs: text(),
    /** `<kind>/<key>` of every resource that the body refers to. */
    refs: text().array().notNull(),
    /** `<locale>:<scope>:<slug>`: no two resources of a kind share one. */
    addresses: text().array().notNull(),
    updatedAt: instant().notNull(),
    updatedBy: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    uniqueIndex('resources_key').on(table.kind, table.key),
    // Without `fastupdate`, writes are a little slower, but lookups never have to scan a list of pending entries.
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

export const actions = ['create', 'update', 'delete', 'undo', 'import', 'turn', 'review'] as const;
export type Action = (typeof actions)[number];

/** Entries without a state before and after: the resource turned by its dates, or reviews of it were decided about. */
export const actionsWithoutEdit = ['turn', 'review'] as const satisfies readonly Action[];

/** Every change, in the order of versions: the history for editors and the change feed for the projection. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** Version of the catalogue that the change made. */
    version: bigint({ mode: 'number' }).notNull(),
    at: instant().notNull(),
    actor: text().notNull(),
    action: text({ enum: actions }).notNull(),
    /** Null for a seed, which changes all resources. */
    kind: text({ enum: recordKinds }),
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

/** One row. Writers lock it, so that versions are committed one after the other, in order. */
export const catalogueState = pgTable('catalogue_state', {
  id: integer().primaryKey(),
  version: bigint({ mode: 'number' }).notNull(),
  /** Identifies the code that computed `model` and `words` of every row. */
  format: text().notNull(),
  /** When `content/` was imported into the empty database; null before that. */
  seededAt: instant(),
  /** Turns up to this instant have been recorded as versions. */
  turnedAt: instant(),
});

/** Every word of the catalogue. Ids ascend from 1 in each language. */
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

/** Pharmacies that sell the products of a market. Not part of the projection. Source: docs/decisions/0018. */
export const pointsOfSale = pgTable(
  'points_of_sale',
  {
    id: integer().primaryKey(),
    market: text({ enum: marketIds }).notNull(),
    name: text().notNull(),
    address: text().notNull(),
    zipcode: text().notNull(),
    city: text().notNull(),
    phone: text(),
    openingHours: text().array().notNull(),
    /** Degrees: `x` is the longitude, `y` the latitude. */
    location: point({ mode: 'xy' }).notNull(),
    /** The catalogue's version in which the row was written; 0 if it was seeded. */
    revision: integer().notNull().default(0),
    updatedAt: instant().notNull().defaultNow(),
    updatedBy: text().notNull().default('content'),
  },
  (table) => [index('points_of_sale_location').using('gist', table.location)],
);

export const roles = ['editor', 'publisher', 'admin'] as const;
export type Role = (typeof roles)[number];

/** Authors and their permissions. Only the SHA-256 of a token is stored. */
export const tokens = pgTable('tokens', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** Name of the person in the audit log. */
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
