import { ConfirmationScreen } from '@veralune/ui/screens/confirmation/confirmation';
import { PageFrame } from '../../frame/page-frame.tsx';
import { fixedAlternates } from '../../metadata/fixed-alternates.ts';
import { fixedMetadata } from '../../metadata/fixed-metadata.ts';
import { createPageContext } from '../../page-context.ts';
import { localeFrom, noStaticParams, type PageProps } from '../page-props.ts';
import { contactConfirmationProps } from './props.ts';

export const generateStaticParams = noStaticParams;

export const generateMetadata = fixedMetadata('contact-confirmation', {
  title: 'contact-confirmation.title',
  description: 'meta.contact-confirmation.description',
  noIndex: true,
});

export default async function ContactConfirmationPage({ params }: PageProps) {
  const context = createPageContext(localeFrom(await params));
  return (
    <PageFrame
      context={context}
      alternates={fixedAlternates('contact-confirmation')}
      trail={[{ label: context.t('routes.contact-confirmation.title') }]}
    >
      <ConfirmationScreen {...contactConfirmationProps(context)} />
    </PageFrame>
  );
}
