import type { Order } from '@veralune/api-client/contract';
import { href, type Locale } from '@veralune/routing';
import { FormSection } from '@veralune/ui/sections/account/form-section';
import { MyOrderScreen } from '@veralune/ui/screens/my-order/my-order';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { FormIsland } from '../../account/form-islands.tsx';
import { noticeIn } from '../../account/notices.ts';
import { PersonalFrame } from '../../account/personal-frame.tsx';
import { personalMetadata } from '../../account/personal-metadata.ts';
import type { QueryPageProps } from '../../account/query.ts';
import { readForVisitorOrNull } from '../../account/visitor-calls.ts';
import { postOrderAgain, postOrderWithdrawal } from '../../checkout/order-actions.ts';
import { createPageContext, type PageContext } from '../../page-context.ts';
import { localeFrom } from '../page-props.ts';
import { myOrderProps, withdrawalFields, withdrawalFormId } from './props.ts';
import { reviewedProduct, reviewPath } from './review-props.ts';
import { Reviews } from './reviews.tsx';
import { refundFacts } from '../../tracking/facts.ts';
import { TrackedPage } from '../../tracking/tracked-page.tsx';

type Props = QueryPageProps<{ readonly id: string }>;

export function generateMetadata(props: Props): Promise<Metadata> {
  return personalMetadata('my-order')(props);
}

/** The order in all languages of its market. */
function alternatesOf(id: number, { market: { locales } }: PageContext) {
  return locales.map((locale: Locale) => ({ locale, path: href('my-order', { id }, locale) }));
}

/** The right of withdrawal. */
function Withdrawal({ order, context }: { readonly order: Order; readonly context: PageContext }) {
  const { locale, t } = context;
  return (
    <FormSection id={withdrawalFormId} title={t('my-order.withdrawal.title')} text={t('my-order.withdrawal.text')}>
      <FormIsland
        action={postOrderWithdrawal.bind(null, locale, order.id)}
        fields={withdrawalFields(order, context)}
        submit={t('withdrawal.form.submit')}
        submitTone="secondary"
      />
    </FormSection>
  );
}

export default async function MyOrderPage({ params, searchParams }: Props) {
  const { id, locale: given } = await params;
  const context = createPageContext(localeFrom({ locale: given }));
  const { locale } = context;
  const query = await searchParams;
  const reviewed = reviewedProduct(query);
  const path =
    reviewed === null
      ? href('my-order', { id: Number(id) }, locale)
      : reviewPath({ id: Number(id) }, reviewed, context);
  const order = (await readForVisitorOrNull(locale, 'order', { params: { id: Number(id) } }, path)) ?? notFound();
  return (
    <PersonalFrame context={context} route="my-order" title={order.number} alternates={alternatesOf(order.id, context)}>
      <TrackedPage {...refundFacts(order)} />
      <MyOrderScreen
        {...myOrderProps(order, context)}
        message={noticeIn(query, context)}
        again={{ label: context.t('my-order.again'), action: postOrderAgain.bind(null, locale, order.id) }}
        more={
          <>
            <Reviews order={order} reviewed={reviewed} context={context} />
            {order.can_withdraw ? <Withdrawal order={order} context={context} /> : null}
          </>
        }
      />
    </PersonalFrame>
  );
}
