import { languageOf, marketOf, type Locale } from '@veralune/routing';
import type { Mail } from './outbox.ts';
import { renderMail, type MailContent } from './render.ts';
import type { MailKind } from './schema.ts';
import { wordsOf } from './words/words-of.ts';

/** The parts of a mail that differ between kinds; greeting, signature and language are added. */
type Letter = Pick<MailContent, 'subject' | 'paragraphs' | 'facts' | 'action' | 'appendices' | 'unsubscribe'> & {
  readonly closing?: readonly string[];
};

interface Addressing {
  readonly kind: MailKind;
  readonly locale: Locale;
  readonly recipient: string;
  readonly personEmail: string;
  readonly replyTo?: string;
  readonly unsubscribeUrl?: string;
}

/** A mail with the greeting and signature of its language. */
export async function mailOf({ locale, ...addressing }: Addressing, letter: Letter): Promise<Mail> {
  const words = wordsOf(locale);
  const rendered = await renderMail({
    ...letter,
    language: Intl.getCanonicalLocales(locale)[0] ?? locale,
    paragraphs: [words.greeting, ...letter.paragraphs],
    closing: [...(letter.closing ?? []), words.signature],
  });
  return { ...addressing, ...rendered, shopId: marketOf(locale).shopId, lang: languageOf(locale) };
}
