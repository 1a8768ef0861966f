import { marketOf, type Locale } from '@veralune/routing';
import type { MailConfig } from './config.ts';
import { factsOf, instantText, type FormValues } from './facts.ts';
import { mailOf } from './mail-of.ts';
import type { Mail } from './outbox.ts';
import type { Fact } from './render.ts';
import type { MailWords } from './words/mail-words.ts';
import { wordsOf } from './words/words-of.ts';

/** A stored form, for its mails. */
export interface SentForm {
  readonly locale: Locale;
  readonly reference: string;
  readonly email: string;
  readonly values: FormValues;
  readonly at: Date;
}

function referenceFacts(words: MailWords, { locale, reference, at }: SentForm): Fact[] {
  return [
    { label: words.reference, value: reference },
    { label: words.sentAt, value: instantText(locale, at) },
  ];
}

function toCompany({ locale, email }: SentForm, { companyAddresses }: MailConfig) {
  return { locale, recipient: companyAddresses[marketOf(locale).id], replyTo: email, personEmail: email };
}

function toSender({ locale, email }: SentForm) {
  return { locale, recipient: email, personEmail: email };
}

/**
 * The notice to the company, and the receipt to the sender. The receipt quotes nothing that was typed: anyone could
 * otherwise send any text to any address through the form.
 */
export function contactMails(form: SentForm, config: MailConfig): Promise<Mail[]> {
  const words = wordsOf(form.locale);
  const { contactNotice: notice, contactReceipt: receipt } = words;
  const subject = factsOf(form.locale, words, { subject: form.values['subject'] })[0]?.value ?? '';
  return Promise.all([
    mailOf(
      { kind: 'contact-notice', ...toCompany(form, config) },
      {
        subject: notice.title(form.reference, subject),
        paragraphs: notice.paragraphs,
        facts: [...referenceFacts(words, form), ...factsOf(form.locale, words, form.values)],
      },
    ),
    mailOf(
      { kind: 'contact-receipt', ...toSender(form) },
      {
        subject: receipt.title(form.reference),
        paragraphs: receipt.paragraphs,
        facts: referenceFacts(words, form),
        closing: [words.noReply],
      },
    ),
  ]);
}

/**
 * The notice to the company, and the receipt with the content and the time of the declaration. The law asks for a receipt
 * on a durable medium.
 */
export function withdrawalMails(form: SentForm, config: MailConfig): Promise<Mail[]> {
  const words = wordsOf(form.locale);
  const { withdrawalNotice: notice, withdrawalReceipt: receipt } = words;
  const facts = [
    { label: words.reference, value: form.reference },
    { label: words.receivedAt, value: instantText(form.locale, form.at) },
    ...factsOf(form.locale, words, form.values),
  ];
  return Promise.all([
    mailOf(
      { kind: 'withdrawal-notice', ...toCompany(form, config) },
      { subject: notice.title(form.reference), paragraphs: notice.paragraphs, facts },
    ),
    mailOf(
      { kind: 'withdrawal-receipt', ...toSender(form) },
      { subject: receipt.title(form.reference), paragraphs: receipt.paragraphs, facts, closing: [words.noReply] },
    ),
  ]);
}
