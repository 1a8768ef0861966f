import { PersonalFrame } from '../../account/personal-frame.tsx';
import { formTitles, personalFormMetadata } from '../../account/personal-metadata.ts';
import { createPageContext } from '../../page-context.ts';
import { localeFrom, type PageProps } from '../page-props.ts';
import { postDelivery } from './action.ts';
import { deliveryData } from './data.ts';
import { DeliveryIsland } from './delivery-island.tsx';
import { deliveryProps } from './props.ts';
import { deliveryFacts } from '../../tracking/facts.ts';
import { TrackedPage } from '../../tracking/tracked-page.tsx';

export const generateMetadata = personalFormMetadata;

export default async function CheckoutDeliveryPage({ params }: PageProps) {
  const context = createPageContext(localeFrom(await params));
  const { locale, t } = context;
  const { delivery } = (await deliveryData(locale, '')).checkout;
  const data = await deliveryData(locale, delivery?.relay?.zipcode ?? '');
  return (
    <PersonalFrame context={context} route="checkout-delivery">
      <TrackedPage {...deliveryFacts(data.checkout.cart)} />
      <DeliveryIsland
        action={postDelivery.bind(null, locale)}
        titles={formTitles(t('routes.checkout-delivery.title'), locale)}
        screen={deliveryProps(data, null, context)}
      />
    </PersonalFrame>
  );
}
