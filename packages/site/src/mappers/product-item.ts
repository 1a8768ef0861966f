import type { Price, ProductCard } from '@veralune/api-client/contract';
import { formatPrice } from '@veralune/i18n';
import { href } from '@veralune/routing';
import type { BadgeProps } from '@veralune/ui/components/badge/badge';
import type { PriceLabels, PriceText } from '@veralune/ui/components/price/price';
import type { ProductItem } from '@veralune/ui/components/product-card/product-card';
import type { PageContext } from '../page-context.ts';
import { pictureOf } from './picture.ts';

/** `27,50 € / 100 g` */
function unitText({ currency, unit }: Price, { locale, t }: PageContext): string | undefined {
  if (unit === null) return undefined;
  return t(`product.price.unit.${unit.per}`, { price: formatPrice(unit.amount, currency, locale) });
}

/**
 * `0,60 €`; undefined if the days vary, or are fewer than two.
 * @param days of use of what the price is for
 */
export function pricePerDay(
  { amount, currency }: Price,
  days: number | null,
  { locale }: PageContext,
): string | undefined {
  return days === null || days < 2 ? undefined : formatPrice(amount / days, currency, locale);
}

/** `0,60 € par jour` */
function dailyText(price: Price, days: number | null, context: PageContext): string | undefined {
  const daily = pricePerDay(price, days, context);
  return daily === undefined ? undefined : context.t('product.price.daily', { price: daily });
}

/** @param days of use of what the price is for; null if it varies */
export function priceText(price: Price, context: PageContext, days: number | null = null): PriceText {
  const { amount, public_amount: before, currency } = price;
  const { locale } = context;
  const unit = unitText(price, context);
  const daily = dailyText(price, days, context);
  const text = {
    amount: formatPrice(amount, currency, locale),
    ...(unit === undefined ? {} : { unit }),
    ...(daily === undefined ? {} : { daily }),
  };
  return before === null || before <= amount ? text : { ...text, before: formatPrice(before, currency, locale) };
}

export function priceLabels({ t }: PageContext): PriceLabels {
  return {
    price: t('product.price.label'),
    priceBefore: t('product.price.before'),
    taxes: t('product.price.taxes'),
  };
}

/** Whether the product has the "new" badge at this time. Source: 1-site.md §4 "New flag". */
export function isNew(
  { is_new_from: from, is_new_to: to }: Pick<ProductCard, 'is_new_from' | 'is_new_to'>,
  now: Date,
): boolean {
  return from !== null && to !== null && new Date(from) <= now && now <= new Date(to);
}

export function badgesOf(product: ProductCard, { t, now }: PageContext): BadgeProps[] {
  const badges: BadgeProps[] = [];
  if (!product.in_stock) badges.push({ kind: 'out-of-stock', label: t('product.badge.out_of_stock') });
  if (isNew(product, now)) badges.push({ kind: 'new', label: t('product.badge.new') });
  if (product.is_new_formulae) badges.push({ kind: 'new-formula', label: t('product.badge.new_formula') });
  if (product.is_special_offer) badges.push({ kind: 'offer', label: t('product.badge.special_offer') });
  return badges;
}

export function productItem(product: ProductCard, context: PageContext): ProductItem {
  return {
    id: String(product.id),
    href: href('product', { slug: product.slug }, context.locale),
    name: product.name,
    summary: product.summary,
    brand: { name: product.brand.title, color: product.brand.color },
    packaging: product.packaging,
    price: priceText(product.price, context, product.duration_days),
    badges: badgesOf(product, context),
    image: pictureOf(product.caracteristics.small_image.value),
  };
}
