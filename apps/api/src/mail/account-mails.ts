import { accountLinks } from '@veralune/api-client/contract';
import { href, marketOf, type Locale } from '@veralune/routing';
import type { MailConfig } from './config.ts';
import { mailOf } from './mail-of.ts';
import type { Mail } from './outbox.ts';
import type { MailLink } from './render.ts';
import type { AccountWords } from './words/account/account-words.ts';
import { wordsOf } from './words/words-of.ts';

export interface AccountRecipient {
  readonly locale: Locale;
  readonly email: string;
  /** The person that the mail is about, if their address is another one. */
  readonly personEmail?: string;
}

type AccountLink = (typeof accountLinks)[keyof typeof accountLinks];
type AccountPage = AccountLink['route'] | 'forgot-password' | 'signup';

function pageUrl({ locale }: AccountRecipient, page: AccountPage, { siteUrls }: MailConfig): string {
  return `${siteUrls[marketOf(locale).id]}${href(page, {}, locale)}`;
}

function tokenUrl(to: AccountRecipient, link: AccountLink, token: string, config: MailConfig): string {
  const query = new URLSearchParams({ [link.parameter]: token });
  return `${pageUrl(to, link.route, config)}?${query.toString()}`;
}

interface Contents {
  readonly words: { readonly title: string; readonly paragraphs: readonly string[]; readonly ignore?: string };
  readonly action?: MailLink;
}

function accountMail(kind: Mail['kind'], to: AccountRecipient, { words, action }: Contents): Promise<Mail> {
  const { title, paragraphs, ignore } = words;
  return mailOf(
    { kind, locale: to.locale, recipient: to.email, personEmail: to.personEmail ?? to.email },
    {
      subject: title,
      paragraphs,
      ...(action && { action }),
      closing: ignore === undefined ? [] : [ignore],
    },
  );
}

function wordsFor({ locale }: AccountRecipient): AccountWords {
  return wordsOf(locale).account;
}

/** Asks a new customer to confirm the address. */
export function verifyMail(to: AccountRecipient, token: string, config: MailConfig): Promise<Mail> {
  const words = wordsFor(to).verify;
  const url = tokenUrl(to, accountLinks.verifyEmail, token, config);
  return accountMail('account-verify', to, { words, action: { label: words.action, url } });
}

/** For someone who signs up again: the answer of the call must not tell that there is an account. */
export function knownAccountMail(to: AccountRecipient, config: MailConfig): Promise<Mail> {
  const words = wordsFor(to).known;
  const url = pageUrl(to, 'forgot-password', config);
  return accountMail('account-known', to, { words, action: { label: words.action, url } });
}

export function resetMail(to: AccountRecipient, token: string, config: MailConfig): Promise<Mail> {
  const words = wordsFor(to).reset;
  const url = tokenUrl(to, accountLinks.resetPassword, token, config);
  return accountMail('account-reset', to, { words, action: { label: words.action, url } });
}

/** For someone who forgot the password of an account that does not exist: the answer of the call must not tell that. */
export function unknownAccountMail(to: AccountRecipient, config: MailConfig): Promise<Mail> {
  const words = wordsFor(to).unknown;
  return accountMail('account-unknown', to, {
    words,
    action: { label: words.action, url: pageUrl(to, 'signup', config) },
  });
}

export function passwordChangedMail(to: AccountRecipient, config: MailConfig): Promise<Mail> {
  const words = wordsFor(to).passwordChanged;
  const url = pageUrl(to, 'forgot-password', config);
  return accountMail('account-password-changed', to, { words, action: { label: words.action, url } });
}

/** Asks the owner of a new address to confirm it. */
export function emailConfirmMail(to: AccountRecipient, token: string, config: MailConfig): Promise<Mail> {
  const words = wordsFor(to).emailConfirm;
  const url = tokenUrl(to, accountLinks.confirmEmail, token, config);
  return accountMail('account-email-confirm', to, { words, action: { label: words.action, url } });
}

/** Tells the old address that it was replaced. */
export function emailChangedMail(to: AccountRecipient): Promise<Mail> {
  return accountMail('account-email-changed', to, { words: wordsFor(to).emailChanged });
}

export function accountDeletedMail(to: AccountRecipient): Promise<Mail> {
  return accountMail('account-deleted', to, { words: wordsFor(to).deleted });
}
