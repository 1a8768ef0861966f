import { tags, type Brand } from '@veralune/api-client/contract';
import type { Locale } from '@veralune/routing';
import { read } from '../../catalogue/catalogue.ts';

export async function brandsData(locale: Locale): Promise<Brand[]> {
  return (await read(locale, 'brands', {}, [tags.brands])).items;
}
