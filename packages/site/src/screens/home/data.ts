import { tags, type Homepage } from '@veralune/api-client/contract';
import type { Locale } from '@veralune/routing';
import { read } from '../../catalogue/catalogue.ts';

export function homeData(locale: Locale): Promise<Homepage> {
  return read(locale, 'homepage', {}, [tags.home]);
}
