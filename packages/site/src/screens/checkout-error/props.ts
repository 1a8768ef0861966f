import type { Order, PaymentState } from '@veralune/api-client/contract';
import { hasRoute, href } from '@veralune/routing';
import type { PaymentFailure, PaymentStatusProps } from '@veralune/ui/components/payment-status/payment-status';
import { withOrder } from '../../checkout/order-of-page.ts';
import { openingHours } from '../../market/opening-hours.ts';
import { registeredMarket } from '../../market/registered-market.ts';
import type { PageContext } from '../../page-context.ts';

const failures = [
  'refused',
  'cancelled',
  'expired',
  'two-factor-failed',
  'already-paid',
  'not-prepared',
  'not-validated',
] as const satisfies readonly PaymentFailure[];

const ofState: Readonly<Partial<Record<PaymentState, PaymentFailure>>> = {
  refused: 'refused',
  authentication_failed: 'two-factor-failed',
  canceled: 'cancelled',
  expired: 'expired',
};

/**
 * Why the order is not paid: as the API says, otherwise as the address says.
 * @param given the `failure` of the address
 */
export function failureOf(order: Order, state: PaymentState, given: string): PaymentFailure {
  const named = failures.find((failure) => failure === given);
  if (state === 'paid') return 'already-paid';
  if (order.status === 'expired') return 'expired';
  return named ?? ofState[state] ?? 'not-prepared';
}

function supportText(order: Order, context: PageContext): string {
  const { t } = context;
  const { phone, hours } = registeredMarket().contact;
  return t('checkout.error.support', {
    phone: phone.display,
    hours: openingHours(hours, context).join(' '),
    number: order.number,
  });
}

/** The words of each outcome of a payment, and the way on. Source: 2-routes-redirects-commerce.md §8 "Payment and order". */
export function checkoutErrorProps(
  order: Order,
  failure: PaymentFailure,
  { canRetry, isGuest }: { readonly canRetry: boolean; readonly isGuest: boolean },
  context: PageContext,
): PaymentStatusProps {
  const { locale, t } = context;
  const cart = { label: t('checkout.error.cart'), href: href('cart', {}, locale) };
  const orderLink =
    isGuest || !hasRoute('my-order', locale)
      ? withOrder(href('checkout-confirmation', {}, locale), order)
      : href('my-order', { id: order.id }, locale);
  const words = {
    failure,
    title: t(`checkout.error.${failure}.title`),
    text: t(`checkout.error.${failure}.text`),
    support: supportText(order, context),
  };
  if (failure === 'already-paid') return { ...words, primary: { label: t('checkout.error.order'), href: orderLink } };
  if (failure === 'not-validated') {
    return { ...words, primary: { label: t('routes.contact.title'), href: href('contact', {}, locale) } };
  }
  if (!canRetry) return { ...words, primary: cart };
  const retry = {
    label: t('checkout.error.retry'),
    href: withOrder(href('checkout-payment', {}, locale), order),
  };
  return { ...words, primary: retry, secondary: cart };
}
