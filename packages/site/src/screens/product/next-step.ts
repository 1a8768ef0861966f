import type { Product } from '@veralune/api-client/contract';
import { hasRoute } from '@veralune/routing';
import type { BuyAction } from '@veralune/ui/components/buy-bar/buy-bar';
import { screenLink, storeFinderLink } from '../../mappers/screen-links.ts';
import type { PageContext } from '../../page-context.ts';
import type { SaleSettings } from './availability.ts';

/** Id of the form that adds the product to the cart. */
export const cartFormId = 'add-to-cart';

type Sold = Pick<Product, 'in_stock' | 'no_sell_inline' | 'packaging_sizes'>;

/** Whether a visitor can add the product to a cart now. */
export function canBeOrdered(
  { in_stock: inStock, no_sell_inline: isPharmacyOnly }: Pick<Product, 'in_stock' | 'no_sell_inline'>,
  onlineSale: boolean,
  { locale }: PageContext,
): boolean {
  return onlineSale && hasRoute('cart', locale) && !isPharmacyOnly && inStock;
}

/**
 * The next step of a visitor who wants the product: the cart, or the pharmacy finder, or the advice page where there is no
 * finder. With several sizes, it leads to their choice. Source: 3-decisions.md "Settings".
 */
export function nextStep(
  product: Sold,
  { onlineSale, pointOfSale }: SaleSettings,
  context: PageContext,
): BuyAction | undefined {
  if (canBeOrdered(product, onlineSale, context)) {
    const label = context.t('product.cart.add');
    return product.packaging_sizes.length > 1
      ? { kind: 'cart', label, href: `#${cartFormId}` }
      : { kind: 'cart', label, form: cartFormId };
  }
  const finder = storeFinderLink(pointOfSale, context);
  if (finder) return { kind: 'pharmacy', ...finder };
  const advice = screenLink('who-can-give-you-advice', context);
  return advice && { kind: 'advice', ...advice };
}
