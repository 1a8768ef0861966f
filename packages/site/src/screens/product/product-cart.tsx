import type { Product } from '@veralune/api-client/contract';
import { mostUnits } from '@veralune/api-client/contract';
import { languageTag } from '@veralune/i18n';
import { href } from '@veralune/routing';
import { CartForm } from '@veralune/ui/components/add-to-cart/cart-form';
import { pictureOf } from '../../mappers/picture.ts';
import { priceText } from '../../mappers/product-item.ts';
import type { PageContext } from '../../page-context.ts';
import { CartIsland } from '../../visitor/cart-island.tsx';
import { canBeOrdered, cartFormId } from './next-step.ts';

export interface ProductCartProps {
  readonly product: Product;
  /** Whether the market sells online. */
  readonly onlineSale: boolean;
  readonly context: PageContext;
}

/** The sizes to choose from; none for a product with one size. */
function sizeChoice({ packaging_sizes: sizes }: Product, context: PageContext) {
  if (sizes.length < 2) return [];
  return [
    {
      id: 'size',
      name: 'size',
      label: context.t('product.cart.size'),
      options: sizes.flatMap((size, index) =>
        size.in_stock
          ? [{ value: String(index), label: `${size.label} · ${priceText(size.price, context).amount}` }]
          : [],
      ),
    },
  ];
}

function Cart({ product, context }: Omit<ProductCartProps, 'onlineSale'>) {
  const { locale, t } = context;
  return (
    <CartIsland
      locale={locale}
      product={{
        name: product.name,
        detail: product.packaging,
        color: product.brand.color,
        image: pictureOf(product.caracteristics.small_image.value),
      }}
      texts={{
        lang: languageTag(locale),
        adding: t('product.cart.adding'),
        added: t('product.cart.added'),
        failed: t('cart.notices.not-added'),
        outOfStock: t('cart.notices.out-of-stock'),
        one: t('header.cart.one'),
        other: t('header.cart.other'),
        toCart: { label: t('product.cart.to-cart'), href: href('cart', {}, locale) },
        close: t('product.cart.close'),
      }}
    >
      <CartForm
        id={cartFormId}
        action="/fragments/cart"
        product={String(product.id)}
        hidden={{ locale }}
        choices={sizeChoice(product, context)}
        quantity={{ id: 'quantity', name: 'quantity', label: t('cart.quantity.label'), max: mostUnits }}
        submit={t('product.cart.add')}
      />
    </CartIsland>
  );
}

/** Below the price: the cart, where the product is sold online. The page is the same for everybody. */
export function ProductCart({ product, onlineSale, context }: ProductCartProps) {
  return canBeOrdered(product, onlineSale, context) ? <Cart product={product} context={context} /> : null;
}
