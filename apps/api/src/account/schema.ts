import { civilityCodes, subscriptionCodes } from '@veralune/api-client/contract';
import { languages } from '@veralune/routing';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

function instant() {
  return timestamp({ withTimezone: true, mode: 'date' });
}

/** One account per e-mail address, for all markets. Empty fields are `''`. */
export const customers = pgTable(
  'customers',
  {
    id: uuid().primaryKey(),
    /** Where and in which language the account was made. Mails use it. */
    shopId: integer().notNull(),
    lang: text({ enum: languages }).notNull(),
    /** As the customer wrote it. */
    email: text().notNull(),
    /** The address in lower case, to find the account. */
    emailKey: text().notNull().unique(),
    /** Null until the link of the first mail is used; sign-in needs it. */
    emailVerifiedAt: instant(),
    /** PHC string of argon2id. */
    passwordHash: text().notNull(),
    civility: text({ enum: civilityCodes }).notNull(),
    firstname: text().notNull(),
    lastname: text().notNull(),
    phone: text().notNull(),
    mobile: text().notNull(),
    birthday: date({ mode: 'string' }),
    origin: text().notNull(),
    companyName: text().notNull(),
    companySiret: text().notNull(),
    zipcode: text().notNull(),
    city: text().notNull(),
    country: text().notNull(),
    provincial: text().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    /** When the account is deleted: an unconfirmed sign-up, or three years without a sign-in. */
    expiresAt: instant().notNull(),
  },
  (table) => [index('customers_expires_at').on(table.expiresAt)],
);

/** Sessions of browsers. Only the SHA-256 of the token in the cookie is stored. */
export const customerSessions = pgTable(
  'customer_sessions',
  {
    hash: text().primaryKey(),
    customerId: uuid()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
    /** When the cookie was set last. */
    prolongedAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('customer_sessions_customer').on(table.customerId),
    index('customer_sessions_expires_at').on(table.expiresAt),
  ],
);

export const customerTokenPurposes = ['verify', 'reset', 'email'] as const;
export type CustomerTokenPurpose = (typeof customerTokenPurposes)[number];

/** The tokens in the links of account mails, one for each purpose: a newer one replaces the older. Stored as SHA-256. */
export const customerTokens = pgTable(
  'customer_tokens',
  {
    customerId: uuid()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    purpose: text({ enum: customerTokenPurposes }).notNull(),
    hash: text().notNull().unique(),
    /** The new address, for the purpose `email`. */
    email: text(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.purpose] }),
    index('customer_tokens_expires_at').on(table.expiresAt),
  ],
);

/** Addresses for invoices and deliveries. Empty fields are `''`. */
export const customerAddresses = pgTable(
  'customer_addresses',
  {
    id: uuid().primaryKey(),
    customerId: uuid()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    label: text().notNull(),
    civility: text({ enum: civilityCodes }).notNull(),
    firstname: text().notNull(),
    lastname: text().notNull(),
    address1: text().notNull(),
    address2: text().notNull(),
    address3: text().notNull(),
    zipcode: text().notNull(),
    city: text().notNull(),
    country: text().notNull(),
    phone: text().notNull(),
    mobile: text().notNull(),
    deliveryInformation: text().notNull(),
    isDefaultInvoice: boolean().notNull(),
    isDefaultShipping: boolean().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('customer_addresses_customer').on(table.customerId),
    uniqueIndex('customer_addresses_default_invoice')
      .on(table.customerId)
      .where(sql`is_default_invoice`),
    uniqueIndex('customer_addresses_default_shipping')
      .on(table.customerId)
      .where(sql`is_default_shipping`),
  ],
);

/** What customers agreed to receive. */
export const customerSubscriptions = pgTable(
  'customer_subscriptions',
  {
    customerId: uuid()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    code: text({ enum: subscriptionCodes }).notNull(),
    /** The version of the text that the person agreed to. */
    consentVersion: text().notNull(),
    since: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.code] })],
);

/** `productId` is the id of a resource, which editors can delete. */
export const favouriteProducts = pgTable(
  'favourite_products',
  {
    customerId: uuid()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    productId: integer().notNull(),
    addedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.productId] })],
);

/** `pointOfSaleId` has no foreign key, because an import replaces the rows of pharmacies. */
export const favouritePharmacies = pgTable(
  'favourite_pharmacies',
  {
    customerId: uuid()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    pointOfSaleId: integer().notNull(),
    addedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.pointOfSaleId] })],
);

/** Customers of the laboratory by number, as the office knows them, with or without an account on the site. */
export const clients = pgTable(
  'clients',
  {
    shopId: integer().notNull(),
    number: text().notNull(),
    lastname: text().notNull(),
    /** The account that belongs to the number; null before someone gives the number. */
    customerId: uuid()
      .unique()
      .references(() => customers.id, { onDelete: 'set null' }),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.number] })],
);
