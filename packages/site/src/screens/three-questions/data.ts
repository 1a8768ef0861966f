import { tags, type Need } from '@veralune/api-client/contract';
import type { Locale } from '@veralune/routing';
import { read } from '../../catalogue/catalogue.ts';

/** The needs, which answer the first question. */
export function threeQuestionsData(locale: Locale): Promise<readonly Need[]> {
  return read(locale, 'needs', {}, [tags.needs]);
}
