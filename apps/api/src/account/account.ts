import type { MarketId } from '@veralune/routing';
import type { Database } from '../db/database.ts';
import type { FormLimits } from '../forms/rate-limits.ts';
import type { Postcodes } from '../geo/postcodes.ts';
import type { MailConfig } from '../mail/config.ts';
import { accountLimits, type AccountLimits } from './limits.ts';
import { Passwords } from './passwords.ts';
import { sessionsIn, type Sessions } from './sessions.ts';

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
