import { tags, type Need } from '@veralune/api-client/contract';
import type { Locale } from '@veralune/routing';
import { read } from '../../catalogue/catalogue.ts';

export function needsData(locale: Locale): Promise<Need[]> {
  return read(locale, 'needs', {}, [tags.needs]);
}
