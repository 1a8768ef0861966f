import type { Civility, NewsletterOptIn, Origin, Profile, Subject } from '@veralune/forms';
import type { AccountWords } from './account/account-words.ts';
import type { ContactField, NewsletterField, WithdrawalField } from '@veralune/forms';

/** The fields that mails show. Consent is not shown: without it nothing is stored. */
export type ShownField = Exclude<ContactField | NewsletterField | WithdrawalField, 'gdpr'>;

interface Letter {
  readonly paragraphs: readonly string[];
}

/** The words of all mails in one language. */
export interface MailWords {
  /** The first line. It has no name, because mails to strangers must not quote what someone typed. */
  readonly greeting: string;
  readonly signature: string;
  /** Says that no one reads replies. */
  readonly noReply: string;
  readonly reference: string;
  readonly sentAt: string;
  /** When a withdrawal arrived, which its receipt must say. */
  readonly receivedAt: string;
  readonly fields: Readonly<Record<ShownField, string>>;
  readonly civility: Readonly<Record<Civility, string>>;
  readonly profile: Readonly<Record<Profile, string>>;
  readonly subject: Readonly<Record<Subject, string>>;
  readonly origin: Readonly<Record<Origin, string>>;
  readonly information: Readonly<Record<NewsletterOptIn, string>>;
  /** A country that is not in the list. */
  readonly otherCountry: string;
  /** Between the items of a list. */
  readonly listSeparator: string;
  readonly contactNotice: Letter & { readonly title: (reference: string, subject: string) => string };
  readonly contactReceipt: Letter & { readonly title: (reference: string) => string };
  readonly withdrawalNotice: Letter & { readonly title: (reference: string) => string };
  readonly withdrawalReceipt: Letter & { readonly title: (reference: string) => string };
  readonly newsletterConfirm: Letter & {
    readonly title: string;
    readonly action: string;
    /** For someone who did not sign up. */
    readonly ignore: string;
  };
  readonly newsletterWelcome: Letter & { readonly title: string };
  /** For someone who signs up again. */
  readonly newsletterKnown: Letter & { readonly title: string };
  readonly unsubscribe: string;
  /** For someone who asked to be told when a product is in stock again. */
  readonly stockReminder: {
    readonly title: (product: string) => string;
    readonly paragraphs: (product: string) => readonly string[];
    readonly action: string;
    /** Says that the address was deleted. */
    readonly closing: string;
  };
  readonly account: AccountWords;
}
