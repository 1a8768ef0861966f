import { marketIds, type MarketId } from '@veralune/routing';
import type { AddressedFolder, Content } from './folders.ts';
import type { ProductFile } from './schema.ts';

/** Markets in which a size of the product has a price. */
export function marketsOfProduct(product: ProductFile): readonly MarketId[] {
  return marketIds.filter((market) => product.sizes.some((size) => size.prices[market] !== undefined));
}

type BelongsTo = (product: ProductFile, content: Content, key: string) => boolean;

const belongsTo: Record<Exclude<AddressedFolder, 'products' | 'pages' | 'themes'>, BelongsTo> = {
  brands: (product, _, key) => product.brand === key,
  categories: (product, content, key) =>
    product.categories.some((name) => name === key || content.categories.get(name)?.parent === key),
  needs: (product, content, key) =>
    product.needs.some((name) => name === key || content.needs.get(name)?.parent === key),
};

/**
 * Whether a market shows an entry: a product that it sells, a brand, category or need of such a product, a page for
 * this market, or a theme of such a page.
 */
export function isInMarket(content: Content, folder: AddressedFolder, key: string, market: MarketId): boolean {
  if (folder === 'pages') return content.pages.get(key)?.markets?.includes(market) ?? true;
  if (folder === 'themes') {
    return [...content.pages].some(([name, page]) => page.theme === key && isInMarket(content, 'pages', name, market));
  }
  const sold = (product: ProductFile): boolean => marketsOfProduct(product).includes(market);
  if (folder === 'products') {
    const product = content.products.get(key);
    return product !== undefined && sold(product);
  }
  return [...content.products.values()].some((product) => belongsTo[folder](product, content, key) && sold(product));
}
