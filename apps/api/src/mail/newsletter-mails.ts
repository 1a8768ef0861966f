import { newsletterLinkPaths } from '@veralune/api-client/contract';
import { languageOf, marketOf, type Locale } from '@veralune/routing';
import type { MailConfig } from './config.ts';
import { mailOf } from './mail-of.ts';
import type { Mail } from './outbox.ts';
import { wordsOf } from './words/words-of.ts';

export interface NewsletterRecipient {
  readonly locale: Locale;
  readonly email: string;
  readonly unsubscribeToken: string;
}

function url(origin: string, path: string, parameters: Readonly<Record<string, string>>): string {
  return `${origin}${path}?${new URLSearchParams(parameters).toString()}`;
}

function addressing({ locale, email, unsubscribeToken: token }: NewsletterRecipient, { siteUrls }: MailConfig) {
  const { id, shopId } = marketOf(locale);
  const scope = { shop_id: String(shopId), lang: languageOf(locale) };
  // Mail programs post to this address of the API, which browsers and mail programs reach through the site.
  const unsubscribeUrl = url(siteUrls[id], '/api/newsletter/unsubscribe', { ...scope, token });
  return { locale, recipient: email, personEmail: email, unsubscribeUrl };
}

function unsubscribeLink({ locale, unsubscribeToken: token }: NewsletterRecipient, { siteUrls }: MailConfig) {
  const parameters = { lang: languageOf(locale), token };
  return {
    label: wordsOf(locale).unsubscribe,
    url: url(siteUrls[marketOf(locale).id], newsletterLinkPaths.unsubscribe, parameters),
  };
}

/** Asks the owner of an address whether the sign-up was theirs. */
export function confirmMail(to: NewsletterRecipient, confirmToken: string, config: MailConfig): Promise<Mail> {
  const { title, paragraphs, action, ignore } = wordsOf(to.locale).newsletterConfirm;
  const parameters = { lang: languageOf(to.locale), token: confirmToken };
  const confirmUrl = url(config.siteUrls[marketOf(to.locale).id], newsletterLinkPaths.confirm, parameters);
  return mailOf(
    { kind: 'newsletter-confirm', ...addressing(to, config) },
    { subject: title, paragraphs, action: { label: action, url: confirmUrl }, closing: [ignore] },
  );
}

export function welcomeMail(to: NewsletterRecipient, config: MailConfig): Promise<Mail> {
  const { title, paragraphs } = wordsOf(to.locale).newsletterWelcome;
  const letter = { subject: title, paragraphs, unsubscribe: unsubscribeLink(to, config) };
  return mailOf({ kind: 'newsletter-welcome', ...addressing(to, config) }, letter);
}

/** For an address that is already subscribed: the answer of the call must not tell that. */
export function knownMail(to: NewsletterRecipient, config: MailConfig): Promise<Mail> {
  const { title, paragraphs } = wordsOf(to.locale).newsletterKnown;
  const letter = { subject: title, paragraphs, unsubscribe: unsubscribeLink(to, config) };
  return mailOf({ kind: 'newsletter-known', ...addressing(to, config) }, letter);
}
