import type { Order, OrderStatus as ApiStatus, OrderSummary, PaymentMethod } from '@veralune/api-client/contract';
import { formatDate } from '@veralune/i18n';
import type { OrderListItem } from '@veralune/ui/components/order-list/order-list';
import type {
  OrderEvent,
  OrderStatus,
  OrderTimelineProps,
} from '@veralune/ui/components/order-timeline/order-timeline';
import type { PaymentKind } from '@veralune/ui/components/payment-choice/payment-choice';
import { href } from '@veralune/routing';
import { formatCents } from '../cart/money.ts';
import { orderLineItem, orderLineLabels } from '../cart/lines.ts';
import { summaryOf } from '../cart/summary.ts';
import type { PageContext } from '../page-context.ts';
import { postalAddress } from './address.ts';
import { deliveryTitle, relayAddress } from './delivery-options.ts';

/** An order that expired was never paid: for its customer it is cancelled. */
const shownStatus: Readonly<Record<ApiStatus, OrderStatus>> = {
  pending_payment: 'pending',
  paid: 'paid',
  shipped: 'shipped',
  delivered: 'delivered',
  canceled: 'cancelled',
  expired: 'cancelled',
};

export const paymentKinds: Readonly<Record<PaymentMethod, PaymentKind>> = {
  card: 'card',
  mobile_wallet: 'mobile-wallet',
  online_wallet: 'online-wallet',
  cheque: 'cheque',
};

function statusLabel(status: ApiStatus, { t }: PageContext): string {
  return t(`order.status.${status}`);
}

export function orderListItem(order: OrderSummary, context: PageContext): OrderListItem {
  const { locale, t } = context;
  return {
    number: order.number,
    href: href('my-order', { id: order.id }, locale),
    date: { text: formatDate(order.placed_at, locale), iso: order.placed_at },
    status: shownStatus[order.status],
    statusLabel: statusLabel(order.status, context),
    articles: t('order.articles', { count: order.articles }),
    total: formatCents(order.total_cents, order.currency, locale),
  };
}

const way = ['pending_payment', 'paid', 'shipped', 'delivered'] as const satisfies readonly ApiStatus[];

function eventOf(order: Order, status: ApiStatus, at: string | undefined, context: PageContext): OrderEvent {
  const { locale, t } = context;
  const { tracking_number: number, tracking_url: url } = order.delivery;
  const isParcel = status === 'shipped' && at !== undefined && number !== null;
  return {
    status: shownStatus[status],
    label: statusLabel(status, context),
    date: at === undefined ? undefined : { text: formatDate(at, locale), iso: at },
    detail: isParcel ? t('order.tracking.number', { number }) : status === 'expired' ? t('order.expired') : undefined,
    link: isParcel && url !== null ? { label: t('order.tracking.link'), href: url } : undefined,
  };
}

/** What happened to an order and what is still to come; nothing is to come after a cancellation. */
function timelineOf(order: Order, context: PageContext): OrderTimelineProps {
  const { t } = context;
  const past = new Map(order.events.map(({ status, at }) => [status, at]));
  const isOver = past.has('canceled') || past.has('expired');
  const statuses = isOver ? order.events.map(({ status }) => status) : way;
  return {
    label: t('order.timeline.label'),
    events: statuses.map((status) => eventOf(order, status, past.get(status), context)),
    next: t('order.timeline.next'),
  };
}

/** What all pages of an order show. */
export function orderParts(order: Order, context: PageContext) {
  const { t } = context;
  const { currency } = order.amounts;
  const { relay, kind } = order.delivery;
  const codes = order.codes.map(({ code }) => code);
  const delivery = deliveryTitle(kind, context);
  const shipping = relay
    ? {
        label: relay.name,
        lines: [relayAddress(relay)],
        deliveryInformation: order.delivery_information || undefined,
      }
    : postalAddress(order.shipping_address, delivery, context, order.delivery_information);
  return {
    timeline: timelineOf(order, context),
    lines: {
      lines: order.lines.map((line) => orderLineItem(line, currency, context)),
      labels: orderLineLabels(context),
    },
    summary: summaryOf(order.amounts, { title: t('order.summary'), codes, delivery }, context),
    shipping: { title: t('order.shipping-address'), address: shipping, actions: [] },
    invoice: {
      title: t('order.invoice-address'),
      address: postalAddress(order.invoice_address, t('order.invoice-address.label'), context),
      actions: [],
    },
  };
}
