import { marketOf, type Locale } from '@veralune/routing';
import type { ReturnedProduct } from '../reminders/returned-product.ts';
import type { MailConfig } from './config.ts';
import { mailOf } from './mail-of.ts';
import type { Mail } from './outbox.ts';
import { wordsOf } from './words/words-of.ts';

export interface ReminderRecipient {
  readonly locale: Locale;
  readonly email: string;
  readonly product: ReturnedProduct;
}

/** Says that a product is in stock again. Its reader gets no further mail: the address is deleted when this one is stored. */
export function reminderMail({ locale, email, product }: ReminderRecipient, { siteUrls }: MailConfig): Promise<Mail> {
  const { title, paragraphs, action, closing } = wordsOf(locale).stockReminder;
  return mailOf(
    { kind: 'stock-reminder', locale, recipient: email, personEmail: email },
    {
      subject: title(product.name),
      paragraphs: paragraphs(product.name),
      action: { label: action, url: `${siteUrls[marketOf(locale).id]}${product.path}` },
      closing: [closing],
    },
  );
}
