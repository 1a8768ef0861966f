import { tags, type Brand } from '@veralune/api-client/contract';
import type { Locale } from '@veralune/routing';
import { read } from '../../catalogue/catalogue.ts';

export const brandsData = async (locale: Locale): Promise<Brand[]> =>
  (await read(locale, 'brands', {}, [tags.brands])).items;
