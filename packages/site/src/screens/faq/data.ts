import { tags, type HelpFaq } from '@veralune/api-client/contract';
import type { Locale } from '@veralune/routing';
import { read } from '../../catalogue/catalogue.ts';

/** The questions of the help page, in the editors' order. */
export function faqData(locale: Locale): Promise<HelpFaq[]> {
  return read(locale, 'faqs', {}, [tags.faqs]);
}
