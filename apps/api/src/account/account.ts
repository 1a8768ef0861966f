import type { FormInput } from '@veralune/forms/schemas';
import type { Locale, MarketId } from '@veralune/routing';
import type { Database } from '../db/database.ts';
import type { FormLimits } from '../forms/rate-limits.ts';
import type { Postcodes } from '../geo/postcodes.ts';
import type { MailConfig } from '../mail/config.ts';
import { accountLimits, type AccountLimits } from './limits.ts';
import { Passwords } from './passwords.ts';
import { sessionsIn, type Sessions } from './sessions.ts';

/** The part of a database that works inside a transaction. */
export type Transaction = Pick<Database, 'select' | 'insert' | 'update' | 'delete'>;

export interface AccountOptions {
  /** The database with the time limits of requests. */
  readonly db: Database;
  readonly mail: MailConfig;
  readonly postcodes: Postcodes;
  /** Attempts of an address to sign in, to sign up or to use a link in ten minutes. */
  readonly attemptsPerAddress: number;
  readonly countMail: FormLimits['countMail'];
  /** Called when new mails are stored. */
  readonly onMail: () => void;
}

/** What the functions of this folder share: they are the operations on accounts. */
export interface Account extends Pick<AccountOptions, 'db' | 'mail' | 'postcodes' | 'countMail' | 'onMail'> {
  /** Origins of the sites. */
  readonly siteUrls: Readonly<Record<MarketId, string>>;
  readonly sessions: Sessions;
  readonly limits: AccountLimits;
  readonly passwords: Passwords;
}

export function createAccount({ attemptsPerAddress, ...options }: AccountOptions): Account {
  return {
    ...options,
    siteUrls: options.mail.siteUrls,
    sessions: sessionsIn(options.db),
    limits: accountLimits(options.db, attemptsPerAddress),
    passwords: new Passwords(),
  };
}

/** A post to one of the forms of the account. */
export interface AccountPost {
  readonly locale: Locale;
  readonly body: FormInput;
  /** IP address of the sender, or the nearest one that can be trusted. */
  readonly address: string;
  /** Whether errors may tell whether an address has an account: the setting `explicit_account_errors` is 1. */
  readonly isExplicit: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The token of a link of an account mail. */
export interface LinkPost extends Pick<AccountPost, 'locale' | 'address' | 'now'> {
  readonly token: string;
}

/** Addresses that differ in capitals only belong to the same account. */
export function emailKeyOf(email: string): string {
  return email.toLowerCase();
}
