import { href } from '@veralune/routing';
import { CheckoutConfirmationScreen } from '@veralune/ui/screens/checkout-confirmation/checkout-confirmation';
import { MessageScreen } from '@veralune/ui/screens/message/message';
import { redirect } from 'next/navigation';
import { PersonalFrame } from '../../account/personal-frame.tsx';
import { personalMetadata } from '../../account/personal-metadata.ts';
import { inQuery, type QueryPageProps } from '../../account/query.ts';
import { askForVisitor } from '../../account/visitor-calls.ts';
import { orderOfPage, paymentOf, withOrder } from '../../checkout/order-of-page.ts';
import { createPageContext } from '../../page-context.ts';
import { localeFrom } from '../page-props.ts';
import { confirmationProps } from './props.ts';
import { RefreshIsland } from './refresh-island.tsx';
import { purchaseFacts } from '../../tracking/facts.ts';
import { TrackedPage } from '../../tracking/tracked-page.tsx';

export const generateMetadata = personalMetadata('checkout-confirmation');

/**
 * Where the provider leads back to, whatever became of the payment. The API decides by the provider's verified message;
 * this page shows it, or leads to the page of another outcome.
 */
export default async function CheckoutConfirmationPage({ params, searchParams }: QueryPageProps) {
  const context = createPageContext(localeFrom(await params));
  const { locale, t } = context;
  const path = href('checkout-confirmation', {}, locale);
  const query = await searchParams;
  const order = await orderOfPage(locale, query, path);
  const { state } = await paymentOf(locale, order, path);
  // A visitor who comes back from the provider's page has not paid. Its session stays open until the time is over, or ended.
  if ((state === 'pending' || state === 'none') && inQuery(query, 'canceled') !== '') {
    redirect(`${withOrder(href('checkout-error', {}, locale), order)}&failure=cancelled`);
  }
  if (state === 'none') redirect(withOrder(href('checkout-payment', {}, locale), order));
  const isOpen = state === 'paid' || state === 'awaiting_cheque' || state === 'pending';
  if (!isOpen) redirect(withOrder(href('checkout-error', {}, locale), order));
  const me = await askForVisitor(locale, 'me', {});
  const isGuest = !me.ok || me.data.customer === null;
  return (
    <PersonalFrame context={context} route="checkout-confirmation" query={`?order=${String(order.id)}`}>
      {state === 'pending' ? null : <TrackedPage {...purchaseFacts(order)} />}
      {state === 'pending' ? (
        <MessageScreen
          title={t('checkout.confirmation.pending.title')}
          text={t('checkout.confirmation.pending.text', { number: order.number })}
          link={{ label: t('checkout.confirmation.pending.again'), href: withOrder(path, order) }}
          seed="payment"
        >
          <RefreshIsland />
        </MessageScreen>
      ) : (
        <CheckoutConfirmationScreen {...confirmationProps(order, state, isGuest, context)} />
      )}
    </PersonalFrame>
  );
}
