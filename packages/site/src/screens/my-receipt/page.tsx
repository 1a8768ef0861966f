import type { Order } from '@veralune/api-client/contract';
import { formatDate, formatNumber } from '@veralune/i18n';
import { href } from '@veralune/routing';
import { MyReceiptScreen, type MyReceiptScreenProps } from '@veralune/ui/screens/my-receipt/my-receipt';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PersonalFrame } from '../../account/personal-frame.tsx';
import { personalMetadata } from '../../account/personal-metadata.ts';
import { readForVisitorOrNull } from '../../account/visitor-calls.ts';
import { formatCents } from '../../cart/money.ts';
import { postalAddress } from '../../checkout/address.ts';
import { deliveryTitle } from '../../checkout/delivery-options.ts';
import { registeredMarket } from '../../market/registered-market.ts';
import { createPageContext, type PageContext } from '../../page-context.ts';
import { localeFrom, type PageProps } from '../page-props.ts';

type Props = PageProps<{ readonly id: string }>;

export function generateMetadata(props: Props): Promise<Metadata> {
  return personalMetadata('my-receipt')(props);
}

function sumsOf({ amounts, delivery }: Order, context: PageContext): MyReceiptScreenProps['table']['sums'] {
  const { locale, t } = context;
  const { currency } = amounts;
  const free = t('cart.summary.free');
  const shipping = amounts.delivery_cents ?? 0;
  return [
    ...(amounts.discount_cents > 0
      ? [{ label: t('cart.summary.discount'), amount: `−${formatCents(amounts.discount_cents, currency, locale)}` }]
      : []),
    {
      label: `${t('cart.summary.delivery')} · ${deliveryTitle(delivery.kind, context)}`,
      amount: shipping === 0 ? free : formatCents(shipping, currency, locale),
    },
    { label: t('cart.summary.total'), amount: formatCents(amounts.total_cents, currency, locale) },
  ];
}

/** The company that sells in this market, with its VAT number. */
function sellerLines(email: string, { t }: PageContext): string[] {
  const { laboratory, address, vatNumber } = registeredMarket().contact;
  const vat = vatNumber === undefined ? [] : [t('my-receipt.vat-number', { number: vatNumber })];
  return [laboratory, ...address, email, ...vat];
}

function receiptProps(
  order: Order,
  receipt: NonNullable<Order['receipt']>,
  context: PageContext,
): MyReceiptScreenProps {
  const { locale, t } = context;
  const { currency, vat } = order.amounts;
  const price = (cents: number) => formatCents(cents, currency, locale);
  const { method, refunded_cents: refunded } = order.payment;
  return {
    title: t('my-receipt.title', { number: receipt.number }),
    back: { label: t('my-receipt.back'), href: href('my-order', { id: order.id }, locale) },
    parties: [
      { title: t('my-receipt.seller'), lines: sellerLines(receipt.seller.email, context) },
      { title: t('order.invoice-address'), lines: postalAddress(order.invoice_address, '', context).lines },
    ],
    facts: [
      { label: t('order.date'), value: formatDate(receipt.issued_at, locale) },
      { label: t('order.number'), value: order.number },
      ...(method === null
        ? []
        : [{ label: t('my-order.payment'), value: t(`checkout.payment.method.${method}.title`) }]),
      ...(refunded === 0 ? [] : [{ label: t('my-order.refunded'), value: price(refunded) }]),
    ],
    table: {
      caption: t('order.lines'),
      columns: {
        name: t('my-receipt.product'),
        count: t('cart.quantity.label'),
        price: t('my-receipt.unit-price'),
        total: t('cart.summary.total'),
      },
      rows: order.lines.map((line) => ({
        name: line.product.name,
        detail: line.product.packaging,
        count: formatNumber(line.quantity, locale),
        price: price(line.unit_cents),
        total: price(line.total_cents),
      })),
      sums: sumsOf(order, context),
    },
    vat: {
      caption: t('my-receipt.vat'),
      columns: [t('my-receipt.vat-rate'), t('my-receipt.vat-net'), t('my-receipt.vat-amount')],
      rows: vat.map(({ rate_percent: rate, net_cents: net, vat_cents: amount }) => [
        t('my-receipt.rate', { rate: formatNumber(rate, locale) }),
        price(net),
        price(amount),
      ]),
    },
    print: t('my-receipt.print'),
  };
}

/** The receipt of a paid order, with the tax by rate. */
export default async function MyReceiptPage({ params }: Props) {
  const { id, locale: given } = await params;
  const context = createPageContext(localeFrom({ locale: given }));
  const { locale, market } = context;
  const path = href('my-receipt', { id: Number(id) }, locale);
  const order = (await readForVisitorOrNull(locale, 'order', { params: { id: Number(id) } }, path)) ?? notFound();
  const receipt = order.receipt ?? notFound();
  const alternates = market.locales.map((other) => ({
    locale: other,
    path: href('my-receipt', { id: order.id }, other),
  }));
  return (
    <PersonalFrame context={context} route="my-receipt" alternates={alternates}>
      <MyReceiptScreen {...receiptProps(order, receipt, context)} />
    </PersonalFrame>
  );
}
