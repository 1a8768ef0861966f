import type { Order, Payment, PaymentMethod } from '@veralune/api-client/contract';
import { formatTime } from '@veralune/i18n';
import type { CheckoutPaymentScreenProps } from '@veralune/ui/screens/checkout-payment/checkout-payment';
import { formatCents } from '../../cart/money.ts';
import { orderParts, paymentKinds } from '../../checkout/order-view.ts';
import { checkoutSteps } from '../../checkout/steps.ts';
import type { PageContext } from '../../page-context.ts';

export interface PaymentData {
  readonly order: Order;
  readonly payment: Payment;
  readonly methods: readonly PaymentMethod[];
}

export type PaymentProps = Omit<CheckoutPaymentScreenProps, 'action'>;

export function paymentProps({ order, payment, methods }: PaymentData, context: PageContext): PaymentProps {
  const { locale, t } = context;
  const { lines, summary } = orderParts(order, context);
  const amount = formatCents(order.total_cents, order.currency, locale);
  const until = payment.pay_until;
  return {
    title: t('checkout.payment.title'),
    steps: {
      ...checkoutSteps('checkout-payment', context),
      // The order is made: its products and its address can't be changed any more.
      steps: checkoutSteps('checkout-payment', context).steps.map(({ label }) => ({ label })),
    },
    payment: {
      id: 'method',
      name: 'method',
      label: t('checkout.payment.label'),
      required: true,
      methods: methods.map((method) => ({
        kind: paymentKinds[method],
        title: t(`checkout.payment.method.${method}.title`),
        detail: t(`checkout.payment.method.${method}.text`),
      })),
      chosen: paymentKinds[payment.method ?? methods[0] ?? 'card'],
    },
    submit: t('checkout.payment.submit', { amount }),
    note:
      until === null
        ? t('checkout.payment.note')
        : t('checkout.payment.note-until', { time: formatTime(until, locale) }),
    summary,
    lines,
  };
}
