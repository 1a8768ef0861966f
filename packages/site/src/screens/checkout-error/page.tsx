import { href } from '@veralune/routing';
import { CheckoutErrorScreen } from '@veralune/ui/screens/checkout-error/checkout-error';
import { PersonalFrame } from '../../account/personal-frame.tsx';
import { personalMetadata } from '../../account/personal-metadata.ts';
import { inQuery, type QueryPageProps } from '../../account/query.ts';
import { askForVisitor } from '../../account/visitor-calls.ts';
import { orderOfPage, paymentOf } from '../../checkout/order-of-page.ts';
import { createPageContext } from '../../page-context.ts';
import { localeFrom } from '../page-props.ts';
import { checkoutErrorProps, failureOf } from './props.ts';

export const generateMetadata = personalMetadata('checkout-error');

export default async function CheckoutErrorPage({ params, searchParams }: QueryPageProps) {
  const context = createPageContext(localeFrom(await params));
  const { locale } = context;
  const query = await searchParams;
  const path = href('checkout-error', {}, locale);
  const order = await orderOfPage(locale, query, path);
  const payment = await paymentOf(locale, order, path);
  const me = await askForVisitor(locale, 'me', {});
  const failure = failureOf(order, payment.state, inQuery(query, 'failure'));
  return (
    <PersonalFrame context={context} route="checkout-error" query={`?order=${String(order.id)}`}>
      <CheckoutErrorScreen
        {...checkoutErrorProps(
          order,
          failure,
          { canRetry: payment.can_retry, isGuest: !me.ok || me.data.customer === null },
          context,
        )}
      />
    </PersonalFrame>
  );
}
