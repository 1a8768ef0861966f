import { ConfirmationScreen } from '@veralune/ui/screens/confirmation/confirmation';
import { PageFrame } from '../../frame/page-frame.tsx';
import { fixedAlternates } from '../../metadata/fixed-alternates.ts';
import { fixedMetadata } from '../../metadata/fixed-metadata.ts';
import { createPageContext } from '../../page-context.ts';
import { localeFrom, noStaticParams, type PageProps } from '../page-props.ts';
import { newsletterConfirmationProps } from './props.ts';

export const generateStaticParams = noStaticParams;

export const generateMetadata = fixedMetadata('newsletter-confirmation', {
  title: 'newsletter-confirmation.title',
  description: 'meta.newsletter-confirmation.description',
  noIndex: true,
});

export default async function NewsletterConfirmationPage({ params }: PageProps) {
  const context = createPageContext(localeFrom(await params));
  return (
    <PageFrame
      context={context}
      alternates={fixedAlternates('newsletter-confirmation')}
      trail={[{ label: context.t('routes.newsletter-confirmation.title') }]}
    >
      <ConfirmationScreen {...newsletterConfirmationProps(context)} />
    </PageFrame>
  );
}
