import { languages } from '@veralune/routing';
import { index, integer, json, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

function instant() {
  return timestamp({ withTimezone: true, mode: 'date' });
}

/** Forms whose posts are kept as they were sent. A newsletter sign-up is kept as a subscription instead. */
export const submissionKinds = ['contact', 'withdrawal'] as const;
export type SubmissionKind = (typeof submissionKinds)[number];

/** Contact requests and withdrawals, until `expiresAt`. */
export const submissions = pgTable(
  'submissions',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: submissionKinds }).notNull(),
    shopId: integer().notNull(),
    lang: text({ enum: languages }).notNull(),
    reference: text().notNull().unique(),
    /** Lower case, to find everything of a person. */
    email: text().notNull(),
    /** The checked fields of the form. */
    values: json().$type<Readonly<Record<string, unknown>>>().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('submissions_shop').on(table.shopId, table.createdAt),
    index('submissions_email').on(table.email),
    index('submissions_expires_at').on(table.expiresAt),
  ],
);

/** The idempotency keys of the last 24 hours, with the answer that each post got. */
export const formPosts = pgTable(
  'form_posts',
  {
    /** Form, shop, and the key of the client or the hash of the content. */
    key: text().primaryKey(),
    contentHash: text().notNull(),
    reference: text().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index('form_posts_expires_at').on(table.expiresAt)],
);

export const subscriptionStates = ['pending', 'confirmed', 'unsubscribed'] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/** One row per address and shop. */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    id: uuid().primaryKey(),
    shopId: integer().notNull(),
    lang: text({ enum: languages }).notNull(),
    /** Lower case. */
    email: text().notNull(),
    state: text({ enum: subscriptionStates }).notNull(),
    /** The other fields of the form; empty after the end of the subscription. */
    values: json().$type<Readonly<Record<string, unknown>>>().notNull(),
    /** The version of the text that the person agreed to. */
    consentVersion: text().notNull(),
    requestedAt: instant().notNull(),
    confirmedAt: instant(),
    unsubscribedAt: instant(),
    /** Null while the subscription is confirmed. */
    expiresAt: instant(),
  },
  (table) => [
    uniqueIndex('newsletter_subscriptions_address').on(table.shopId, table.email),
    index('newsletter_subscriptions_expires_at').on(table.expiresAt),
  ],
);

export const tokenPurposes = ['confirm', 'unsubscribe'] as const;
export type TokenPurpose = (typeof tokenPurposes)[number];

/** The tokens in the links of newsletter mails. Only the SHA-256 of a token is stored. */
export const newsletterTokens = pgTable(
  'newsletter_tokens',
  {
    hash: text().primaryKey(),
    subscriptionId: uuid()
      .notNull()
      .references(() => newsletterSubscriptions.id, { onDelete: 'cascade' }),
    purpose: text({ enum: tokenPurposes }).notNull(),
  },
  (table) => [index('newsletter_tokens_subscription').on(table.subscriptionId)],
);

/** Counters of `rate-limiter-flexible`, shared by all instances. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** The limit and a hash of the address that it counts. */
    key: text().primaryKey(),
    points: integer().notNull(),
    expire: instant(),
  },
  (table) => [index('rate_limits_expire').on(table.expire)],
);
