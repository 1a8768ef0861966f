import type { Amounts, Cart } from '@veralune/api-client/contract';
import { formatNumber } from '@veralune/i18n';
import type { OrderSummaryText, SummaryRow } from '@veralune/ui/components/order-summary/order-summary';
import type { PageContext } from '../page-context.ts';
import { formatCents } from './money.ts';

export interface SummaryOptions {
  readonly title: string;
  /** Codes that apply. */
  readonly codes: readonly string[];
  /** The delivery method, for its row. */
  readonly delivery?: string | undefined;
}

/** `dont TVA 6 % : 2,97 €`, for each rate. */
function vatText({ vat, currency }: Amounts, { locale, t }: PageContext): string {
  return vat
    .map(({ rate_percent: rate, vat_cents: cents }) =>
      t('cart.summary.vat', { rate: formatNumber(rate, locale), amount: formatCents(cents, currency, locale) }),
    )
    .join(', ');
}

function deliveryRow(amounts: Amounts, detail: string | undefined, { locale, t }: PageContext): SummaryRow {
  const { delivery_cents: cents, currency } = amounts;
  const label = t('cart.summary.delivery');
  if (cents === null) return { label, amount: t('cart.summary.delivery-later') };
  const amount = cents === 0 ? t('cart.summary.free') : formatCents(cents, currency, locale);
  return { label, amount, detail };
}

/** The amounts of a cart or an order, as the API computed them. */
export function summaryOf(amounts: Amounts, options: SummaryOptions, context: PageContext): OrderSummaryText {
  const { locale, t } = context;
  const { currency } = amounts;
  const rows: SummaryRow[] = [
    {
      label: t('cart.summary.articles', { count: amounts.articles }),
      amount: formatCents(amounts.products_cents, currency, locale),
      detail:
        amounts.saving_cents > 0
          ? t('cart.summary.saving', { amount: formatCents(amounts.saving_cents, currency, locale) })
          : undefined,
    },
  ];
  if (amounts.discount_cents > 0) {
    rows.push({
      label: t('cart.summary.discount'),
      amount: `−${formatCents(amounts.discount_cents, currency, locale)}`,
      detail: options.codes.join(', '),
      discount: true,
    });
  }
  rows.push(deliveryRow(amounts, options.delivery, context));
  return {
    title: options.title,
    rows,
    total: {
      label: t('cart.summary.total'),
      amount: formatCents(amounts.total_cents, currency, locale),
      detail: vatText(amounts, context),
    },
  };
}

/** The way to free delivery; undefined where there is none. Source: 2-routes-redirects-commerce.md §9. */
function shippingProgress(
  { free_delivery: free, amounts: { currency } }: Cart,
  { locale, t }: PageContext,
): OrderSummaryText['shipping'] {
  if (free === null) return undefined;
  return {
    label: t('cart.shipping.label', { amount: formatCents(free.from_cents, currency, locale) }),
    text:
      free.missing_cents === 0
        ? t('cart.shipping.reached')
        : t('cart.shipping.missing', { amount: formatCents(free.missing_cents, currency, locale) }),
    value: free.value_cents,
    max: free.from_cents,
  };
}

/** The summary of the cart, with the way to free delivery. */
export function cartSummary(cart: Cart, context: PageContext, delivery?: string): OrderSummaryText {
  const codes = cart.codes.filter(({ fault }) => fault === null).map(({ code }) => code);
  const summary = summaryOf(cart.amounts, { title: context.t('cart.summary.title'), codes, delivery }, context);
  return { ...summary, shipping: shippingProgress(cart, context) };
}
