import type { Checkout } from '@veralune/api-client/contract';
import { href } from '@veralune/routing';
import type { CheckoutRecapScreenProps } from '@veralune/ui/screens/checkout-recap/checkout-recap';
import { orderLineItem, orderLineLabels } from '../../cart/lines.ts';
import { cartSummary } from '../../cart/summary.ts';
import { postalAddress } from '../../checkout/address.ts';
import { deliveryDetail, deliveryTitle, relayAddress } from '../../checkout/delivery-options.ts';
import { checkoutSteps } from '../../checkout/steps.ts';
import type { PageContext } from '../../page-context.ts';

/** The terms are a box of the island, because its label has links. */
export type RecapProps = Omit<CheckoutRecapScreenProps, 'action' | 'terms' | 'errors' | 'message'>;

export function recapProps(
  { cart, delivery, delivery_options: options }: Checkout & { delivery: NonNullable<Checkout['delivery']> },
  context: PageContext,
): RecapProps {
  const { locale, t } = context;
  const { currency } = cart.amounts;
  const option = options.find(({ kind }) => kind === delivery.kind);
  const change = { label: t('checkout.recap.change-address'), href: href('checkout-delivery', {}, locale) };
  const title = deliveryTitle(delivery.kind, context);
  const information = delivery.delivery_information;
  return {
    title: t('checkout.recap.title'),
    steps: checkoutSteps('checkout-recap', context),
    linesTitle: t('order.lines'),
    lines: {
      lines: cart.lines.map((line) => orderLineItem(line, currency, context)),
      labels: orderLineLabels(context),
    },
    change: { label: t('checkout.recap.change-cart'), href: href('cart', {}, locale) },
    addresses: [
      {
        title: t('order.shipping-address'),
        address: delivery.relay
          ? {
              label: delivery.relay.name,
              lines: [relayAddress(delivery.relay)],
              deliveryInformation: information || undefined,
            }
          : postalAddress(delivery.shipping_address, title, context, information),
        actions: [change],
      },
      {
        title: t('order.invoice-address'),
        address: postalAddress(delivery.invoice_address, t('order.invoice-address.label'), context),
        actions: [change],
      },
    ],
    delivery: {
      title: t('checkout.recap.delivery'),
      text: option ? `${title} · ${deliveryDetail(option, context)}` : title,
      action: { label: t('checkout.recap.change-delivery'), href: change.href },
    },
    withdrawal: t('checkout.recap.withdrawal'),
    submit: t('checkout.recap.submit'),
    confirmed: String(cart.amounts.total_cents),
    summary: cartSummary(cart, context, title),
  };
}
