import type { Order, PaymentState } from '@veralune/api-client/contract';
import { formatDate } from '@veralune/i18n';
import { href } from '@veralune/routing';
import type { CheckoutConfirmationScreenProps } from '@veralune/ui/screens/checkout-confirmation/checkout-confirmation';
import { orderParts } from '../../checkout/order-view.ts';
import { registeredMarket } from '../../market/registered-market.ts';
import type { PageContext } from '../../page-context.ts';

function textOf(order: Order, isCheque: boolean, { locale, t }: PageContext): string {
  const { email, delivery } = order;
  if (isCheque) return t('checkout.confirmation.cheque.text', { email });
  return t('checkout.confirmation.text', {
    email,
    earliest: formatDate(delivery.expected.earliest, locale),
    latest: formatDate(delivery.expected.latest, locale),
  });
}

/** Where to send the cheque, and what to write on it. */
function chequeMessage(order: Order, { t }: PageContext): CheckoutConfirmationScreenProps['message'] {
  const address = registeredMarket().contact.address.join(', ');
  return {
    title: t('checkout.confirmation.cheque.payee'),
    children: t('checkout.confirmation.cheque.how', { number: order.number, address }),
  };
}

export function confirmationProps(
  order: Order,
  state: PaymentState,
  isGuest: boolean,
  context: PageContext,
): CheckoutConfirmationScreenProps {
  const { locale, t } = context;
  const { timeline, lines, summary, shipping } = orderParts(order, context);
  const { firstname } = order.invoice_address;
  const isCheque = state === 'awaiting_cheque';
  return {
    title: t(isCheque ? 'checkout.confirmation.cheque.title' : 'checkout.confirmation.title', { firstname }),
    text: textOf(order, isCheque, context),
    number: { label: t('order.number'), value: order.number },
    message: isCheque ? chequeMessage(order, context) : undefined,
    timeline: { ...timeline, title: t('checkout.confirmation.next') },
    linesTitle: t('order.lines'),
    lines,
    address: shipping,
    summary,
    links: [
      ...(isGuest
        ? []
        : [{ label: t('checkout.confirmation.order'), href: href('my-order', { id: order.id }, locale) }]),
      { label: t('checkout.confirmation.products'), href: href('products', {}, locale) },
    ],
  };
}
