import type { Product } from '@veralune/api-client/contract';
import { formatDate } from '@veralune/i18n';
import type { ProductScreenProps } from '@veralune/ui/screens/product/product';
import type { PageContext } from '../../page-context.ts';
import { todayOf } from '../../market/today-of.ts';
import { screenLink } from '../../mappers/screen-links.ts';

/** The settings of the market that decide where a product can be bought. Source: 3-decisions.md "Settings". */
export interface SaleSettings {
  readonly onlineSale: boolean;
  readonly pointOfSale: boolean;
}

/** When a product that is out of stock is expected again; undefined once that day is past. */
export function restockOf({ restock }: Pick<Product, 'restock'>, { locale, t, now }: PageContext): string | undefined {
  if (restock === null || restock < todayOf(now)) return undefined;
  return t('product.availability.restock', { date: formatDate(restock, locale) });
}

/**
 * Why a visitor cannot order the product, with the advice page; undefined if it can be ordered. The pharmacy finder has a
 * button of its own.
 * A product that is never sold online says so even when it is out of stock.
 */
export function availabilityOf(
  { in_stock: inStock, no_sell_inline: isPharmacyOnly }: Pick<Product, 'in_stock' | 'no_sell_inline'>,
  { onlineSale }: SaleSettings,
  context: PageContext,
): ProductScreenProps['availability'] {
  const isSoldOnline = onlineSale && !isPharmacyOnly;
  if (isSoldOnline && inStock) return undefined;
  const links = [screenLink('who-can-give-you-advice', context)];
  return {
    text: context.t(isSoldOnline ? 'product.availability.out-of-stock' : 'product.availability.not-online'),
    links: links.filter((link) => link !== undefined),
  };
}
