import { tags, type PageCard } from '@veralune/api-client/contract';
import type { Locale } from '@veralune/routing';
import { read } from '../../catalogue/catalogue.ts';

export interface ExpertisesData {
  readonly expertises: readonly PageCard[];
  /** The sub-pages of all expertises. */
  readonly subpages: readonly PageCard[];
}

/** More pages than the catalogue has: the overview shows all of them. */
const maxPages = 100;

async function pagesOfType(locale: Locale, type: 'corpo_main' | 'corpo_page'): Promise<readonly PageCard[]> {
  const query = { type, order: 'order', perPage: maxPages, published: true } as const;
  return (await read(locale, 'pages', { query }, [tags.pagesOfType(type)])).items;
}

export async function expertisesData(locale: Locale): Promise<ExpertisesData> {
  const [expertises, subpages] = await Promise.all([
    pagesOfType(locale, 'corpo_main'),
    pagesOfType(locale, 'corpo_page'),
  ]);
  return { expertises, subpages };
}
