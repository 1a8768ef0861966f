import { ContactScreen } from '@veralune/ui/screens/contact/contact';
import { isSettingActive } from '../../catalogue/settings.ts';
import { contactIslandProps } from '../../forms/contact-island-props.ts';
import { ContactIsland } from '../../forms/contact-island.tsx';
import { PageFrame } from '../../frame/page-frame.tsx';
import { registeredMarket } from '../../market/registered-market.ts';
import { fixedAlternates } from '../../metadata/fixed-alternates.ts';
import { fixedMetadata } from '../../metadata/fixed-metadata.ts';
import { createPageContext } from '../../page-context.ts';
import { localeFrom, noStaticParams, type PageProps } from '../page-props.ts';
import { contactProps } from './props.ts';

export const generateStaticParams = noStaticParams;

export const generateMetadata = fixedMetadata('contact', {
  title: 'routes.contact.title',
  description: 'meta.contact.description',
  hasOwnTitle: true,
});

export default async function ContactPage({ params }: PageProps) {
  const locale = localeFrom(await params);
  const context = createPageContext(locale);
  const pointOfSale = await isSettingActive(locale, 'point_of_sale');
  return (
    <PageFrame
      context={context}
      alternates={fixedAlternates('contact')}
      trail={[{ label: context.t('routes.contact.title') }]}
    >
      <ContactScreen {...contactProps(registeredMarket(), { pointOfSale }, context)}>
        <ContactIsland {...contactIslandProps(context)} />
      </ContactScreen>
    </PageFrame>
  );
}
