import type { Amounts, CartLine, LineProduct, OrderLine } from '@veralune/api-client/contract';
import { href } from '@veralune/routing';
import type { CartLineItem, CartLineLabels } from '@veralune/ui/components/order-lines/cart-line';
import type { OrderLineItem, OrderLineLabels } from '@veralune/ui/components/order-lines/order-line';
import { pictureOrNull } from '../mappers/picture.ts';
import { priceLabels } from '../mappers/product-item.ts';
import type { PageContext } from '../page-context.ts';
import { formatCents } from './money.ts';

type Currency = Amounts['currency'];

function productOf(product: LineProduct, { locale }: PageContext) {
  return {
    name: product.name,
    href: product.slug === null ? undefined : href('product', { slug: product.slug }, locale),
    brand: { name: product.brand.title, color: product.brand.color },
    packaging: [product.galenic_format?.label, product.packaging].filter((part) => part).join(' · '),
    image: pictureOrNull(product.image),
  };
}

function countOf(quantity: number, unitCents: number, currency: Currency, { locale }: PageContext): string {
  return `${String(quantity)} × ${formatCents(unitCents, currency, locale)}`;
}

/** The price of a unit from some quantity on: `Dès 3 : 18,90 €`. */
function volumeText({ volume_prices: prices }: CartLine, currency: Currency, { locale, t }: PageContext): string[] {
  return prices.map(({ from, unit_cents: unit }) =>
    t('cart.volume-price', { count: from, price: formatCents(unit, currency, locale) }),
  );
}

function messageOf({ state, max }: CartLine, { t }: PageContext): string | undefined {
  switch (state) {
    case 'orderable':
      return undefined;
    case 'not_sold':
      return t('cart.line.not-sold');
    case 'out_of_stock':
      return t('cart.line.out-of-stock');
    case 'too_many':
      return t('cart.line.too-many', { count: max });
  }
}

function otherSizes({ size: chosen, sizes }: CartLine, currency: Currency, { locale, t }: PageContext) {
  return sizes
    .filter(({ size }) => size !== chosen)
    .map(({ size, label, unit_cents: unit, in_stock: inStock }) => ({
      value: String(size),
      label,
      detail: inStock ? formatCents(unit, currency, locale) : t('product.stock.out'),
      inStock,
    }));
}

export function cartLineItem(line: CartLine, currency: Currency, context: PageContext): CartLineItem {
  const { locale, t } = context;
  const before = line.full_unit_cents === null ? undefined : line.full_unit_cents * line.quantity;
  return {
    id: line.id,
    ...productOf(line.product, context),
    options: volumeText(line, currency, context),
    quantity: line.quantity,
    max: Math.max(1, line.max),
    count: countOf(line.quantity, line.unit_cents, currency, context),
    total: {
      amount: formatCents(line.total_cents, currency, locale),
      ...(before === undefined ? {} : { before: formatCents(before, currency, locale) }),
    },
    gift: line.is_gift ? t('cart.gift.line') : undefined,
    message: messageOf(line, context),
    sizes: otherSizes(line, currency, context),
    unavailable: line.state === 'not_sold' || line.state === 'out_of_stock' || undefined,
  };
}

/** A line of a cart or an order that can no longer be changed. */
export function orderLineItem(
  line: Pick<CartLine | OrderLine, 'id' | 'product' | 'quantity' | 'unit_cents' | 'total_cents' | 'is_gift'>,
  currency: Currency,
  context: PageContext,
): OrderLineItem {
  return {
    id: line.id,
    ...productOf(line.product, context),
    count: countOf(line.quantity, line.unit_cents, currency, context),
    total: { amount: formatCents(line.total_cents, currency, context.locale) },
    gift: line.is_gift ? context.t('cart.gift.line') : undefined,
  };
}

export function orderLineLabels(context: PageContext): OrderLineLabels {
  return { ...priceLabels(context), quantity: context.t('cart.quantity.label') };
}

export function cartLineLabels(context: PageContext): CartLineLabels {
  const { t } = context;
  return {
    ...orderLineLabels(context),
    less: t('cart.quantity.less'),
    more: t('cart.quantity.more'),
    update: t('cart.quantity.update'),
    sizes: t('cart.sizes'),
    remove: t('cart.remove'),
  };
}
