import { tags, type Product, type ProductCard } from '@veralune/api-client/contract';
import type { Locale } from '@veralune/routing';
import { read, readOrNull } from '../../catalogue/catalogue.ts';
import { filterQuery } from '../../listing/query.ts';

export interface CompareData {
  /** In the order of the address, without those that the market does not sell. */
  readonly products: readonly Product[];
  /** The products to choose from. */
  readonly choices: readonly ProductCard[];
}

/** As many products as one answer of the API can have. */
const mostChoices = 100;

/** The products of a comparison. They are not cached, because there is one for each combination. */
export async function compareData(locale: Locale, ids: readonly number[]): Promise<CompareData> {
  const query = { ...filterQuery({ filters: [] }), perPage: mostChoices };
  const [choices, ...products] = await Promise.all([
    read(locale, 'products', { query }, [tags.products]),
    ...ids.map((id) => readOrNull(locale, 'product', { params: { id } }, null)),
  ]);
  return { choices: choices.items, products: products.filter((product) => product !== null) };
}
