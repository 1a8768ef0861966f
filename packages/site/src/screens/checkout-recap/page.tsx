import { href } from '@veralune/routing';
import { redirect } from 'next/navigation';
import { PersonalFrame } from '../../account/personal-frame.tsx';
import { formTitles, personalFormMetadata } from '../../account/personal-metadata.ts';
import { readForVisitor } from '../../account/visitor-calls.ts';
import { conditionsLink } from '../../checkout/conditions.ts';
import { Linked } from '../../forms/linked.tsx';
import { withPrivacyLink } from '../../forms/form-notices.ts';
import { createPageContext } from '../../page-context.ts';
import { localeFrom, type PageProps } from '../page-props.ts';
import { postOrder } from './action.ts';
import { recapProps } from './props.ts';
import { RecapIsland } from './recap-island.tsx';
import { recapFacts } from '../../tracking/facts.ts';
import { TrackedPage } from '../../tracking/tracked-page.tsx';

export const generateMetadata = personalFormMetadata;

export default async function CheckoutRecapPage({ params }: PageProps) {
  const context = createPageContext(localeFrom(await params));
  const { locale, t } = context;
  const checkout = await readForVisitor(locale, 'checkout', {}, href('checkout-recap', {}, locale));
  const { delivery, missing } = checkout;
  if (missing.includes('cart')) redirect(href('cart', {}, locale));
  if (delivery === null || missing.includes('delivery')) redirect(href('checkout-delivery', {}, locale));
  const { text, links } = withPrivacyLink(t('checkout.recap.terms'), context);
  return (
    <PersonalFrame context={context} route="checkout-recap">
      <TrackedPage {...recapFacts(checkout.cart, delivery.kind)} />
      <RecapIsland
        action={postOrder.bind(null, locale)}
        titles={formTitles(t('routes.checkout-recap.title'), locale)}
        terms={{
          id: 'terms',
          name: 'terms',
          value: '1',
          required: true,
          label: <Linked text={text} links={[conditionsLink(context), ...links]} />,
        }}
        screen={recapProps({ ...checkout, delivery }, context)}
      />
    </PersonalFrame>
  );
}
