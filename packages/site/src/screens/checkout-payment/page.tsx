import { href } from '@veralune/routing';
import { CheckoutPaymentScreen } from '@veralune/ui/screens/checkout-payment/checkout-payment';
import { redirect } from 'next/navigation';
import { PersonalFrame } from '../../account/personal-frame.tsx';
import { personalMetadata } from '../../account/personal-metadata.ts';
import type { QueryPageProps } from '../../account/query.ts';
import { readForVisitor } from '../../account/visitor-calls.ts';
import { orderOfPage, paymentOf, withOrder } from '../../checkout/order-of-page.ts';
import { createPageContext } from '../../page-context.ts';
import { localeFrom } from '../page-props.ts';
import { postPayment } from './action.ts';
import { paymentProps } from './props.ts';
import { paymentFacts } from '../../tracking/facts.ts';
import { TrackedPage } from '../../tracking/tracked-page.tsx';

export const generateMetadata = personalMetadata('checkout-payment');

export default async function CheckoutPaymentPage({ params, searchParams }: QueryPageProps) {
  const context = createPageContext(localeFrom(await params));
  const { locale } = context;
  const path = href('checkout-payment', {}, locale);
  const order = await orderOfPage(locale, await searchParams, path);
  const payment = await paymentOf(locale, order, path);
  if (order.status === 'canceled' || order.status === 'expired') {
    redirect(withOrder(href('checkout-error', {}, locale), order));
  }
  if (order.status !== 'pending_payment') redirect(withOrder(href('checkout-confirmation', {}, locale), order));
  const { payment_methods: methods } = await readForVisitor(locale, 'checkout', {}, path);
  return (
    <PersonalFrame context={context} route="checkout-payment" query={`?order=${String(order.id)}`}>
      <TrackedPage {...paymentFacts(order)} />
      <CheckoutPaymentScreen
        {...paymentProps({ order, payment, methods }, context)}
        action={postPayment.bind(null, locale, order.id)}
      />
    </PersonalFrame>
  );
}
