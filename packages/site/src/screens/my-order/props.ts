import type { Order } from '@veralune/api-client/contract';
import { bounds } from '@veralune/forms';
import { formatDate } from '@veralune/i18n';
import { href } from '@veralune/routing';
import type { PlainField } from '@veralune/ui/components/form-fields/form-fields';
import type { MyOrderScreenProps } from '@veralune/ui/screens/my-order/my-order';
import { accountNav } from '../../account/account-layout.ts';
import { formatCents } from '../../cart/money.ts';
import { deliveryTitle } from '../../checkout/delivery-options.ts';
import { withOrder } from '../../checkout/order-of-page.ts';
import { orderParts } from '../../checkout/order-view.ts';
import { returnPrefix } from '../../checkout/returned-units.ts';
import { counterLabels } from '../../forms/counter-labels.ts';
import type { PageContext } from '../../page-context.ts';

/** Id of the heading of the form for the withdrawal. */
export const withdrawalFormId = 'withdrawal';

function factsOf(order: Order, context: PageContext): MyOrderScreenProps['facts']['items'] {
  const { locale, t } = context;
  const { method, transaction_id: transaction, refunded_cents: refunded } = order.payment;
  const { kind, carrier } = order.delivery;
  const returned = order.returns.map(({ reference, state, refund_cents: refund }) => ({
    label: t('my-order.return', { reference }),
    value: t(`my-order.return.${state}`, { amount: formatCents(refund, order.currency, locale) }),
  }));
  return [
    { label: t('order.date'), value: formatDate(order.placed_at, locale) },
    { label: t('my-order.delivery'), value: `${deliveryTitle(kind, context)} · ${carrier}` },
    ...(method === null ? [] : [{ label: t('my-order.payment'), value: t(`checkout.payment.method.${method}.title`) }]),
    ...(transaction === null ? [] : [{ label: t('my-order.transaction'), value: transaction }]),
    ...(refunded > 0 ? [{ label: t('my-order.refunded'), value: formatCents(refunded, order.currency, locale) }] : []),
    ...(order.can_withdraw && order.withdraw_until !== null
      ? [{ label: t('my-order.withdraw-until'), value: formatDate(order.withdraw_until, locale) }]
      : []),
    ...returned,
  ];
}

export function myOrderProps(order: Order, context: PageContext): Omit<MyOrderScreenProps, 'again'> {
  const { locale, t } = context;
  const { timeline, lines, summary, shipping, invoice } = orderParts(order, context);
  const isOpen = order.status === 'pending_payment' && order.payment.method !== 'cheque';
  return {
    title: t('my-order.title', { number: order.number }),
    nav: accountNav('my-orders', context),
    back: { label: t('my-order.back'), href: href('my-orders', {}, locale) },
    timeline: { ...timeline, title: t('my-order.timeline') },
    linesTitle: t('order.lines'),
    lines,
    summary,
    addresses: [shipping, invoice],
    facts: { title: t('my-order.facts'), items: factsOf(order, context) },
    pay: isOpen
      ? { label: t('my-order.pay'), href: withOrder(href('checkout-payment', {}, locale), order) }
      : undefined,
    receipt: order.receipt
      ? { label: t('routes.my-receipt.title'), href: href('my-receipt', { id: order.id }, locale) }
      : undefined,
    withdraw: order.can_withdraw ? { label: t('my-order.withdrawal.title'), href: `#${withdrawalFormId}` } : undefined,
  };
}

/** The units of each line that can be given back, and why, which the customer need not say. */
export function withdrawalFields(order: Order, context: PageContext): PlainField[] {
  const { t } = context;
  const units = order.lines
    .filter(({ returnable }) => returnable > 0)
    .map(({ id, product, returnable }): PlainField => ({
      kind: 'select',
      id: returnPrefix + id,
      name: returnPrefix + id,
      label: product.name,
      options: Array.from({ length: returnable + 1 }, (_, count) => ({
        value: String(count),
        label: t('my-order.withdrawal.units', { count }),
      })),
      defaultValue: '0',
    }));
  return [
    ...units,
    {
      kind: 'area',
      // `content` is the id of the page's content.
      id: `${withdrawalFormId}-content`,
      name: 'content',
      label: t('my-order.withdrawal.content'),
      rows: 3,
      maxLength: bounds.message,
      labels: counterLabels(bounds.message, context),
    },
  ];
}
