import { ContactFields } from '@veralune/ui/components/contact-form/contact-fields';
import { FormContent } from '@veralune/ui/components/form/form-content';
import { ContactScreen } from '@veralune/ui/screens/contact/contact';
import { isSettingActive } from '../../catalogue/settings.ts';
import { contactFormData } from '../../forms/contact-form.ts';
import { postContact } from '../../forms/form-actions.ts';
import { FormIsland } from '../../forms/form-island.tsx';
import { Linked } from '../../forms/linked.tsx';
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
  const { form, content, fields, consent, protection } = contactFormData(context);
  const pointOfSale = await isSettingActive(locale, 'point_of_sale');
  return (
    <PageFrame
      context={context}
      alternates={fixedAlternates('contact')}
      trail={[{ label: context.t('routes.contact.title') }]}
    >
      <ContactScreen {...contactProps(registeredMarket(), { pointOfSale }, context)}>
        <FormIsland {...form} action={postContact}>
          <FormContent {...content} protection={protection ? <Linked {...protection} /> : undefined}>
            <ContactFields {...fields} labels={{ ...fields.labels, consent: <Linked {...consent} /> }} />
          </FormContent>
        </FormIsland>
      </ContactScreen>
    </PageFrame>
  );
}
