import { href } from '@veralune/routing';
import { NewsletterScreen } from '@veralune/ui/screens/newsletter/newsletter';
import { newsletterFormData } from '../../forms/newsletter-island-props.ts';
import { NewsletterIsland } from '../../forms/newsletter-island.tsx';
import { PageFrame } from '../../frame/page-frame.tsx';
import { fixedAlternates } from '../../metadata/fixed-alternates.ts';
import { fixedMetadata } from '../../metadata/fixed-metadata.ts';
import { createPageContext } from '../../page-context.ts';
import { localeFrom, noStaticParams, type PageProps } from '../page-props.ts';
import { newsletterProps } from './props.ts';

export const generateStaticParams = noStaticParams;

export const generateMetadata = fixedMetadata('newsletter', {
  title: 'routes.newsletter.title',
  description: 'meta.newsletter.description',
  hasOwnTitle: true,
});

export default async function NewsletterPage({ params }: PageProps) {
  const context = createPageContext(localeFrom(await params));
  return (
    <PageFrame
      context={context}
      alternates={fixedAlternates('newsletter')}
      trail={[{ label: context.t('routes.newsletter.title') }]}
    >
      <NewsletterScreen {...newsletterProps(context)}>
        <NewsletterIsland
          {...newsletterFormData(context)}
          confirmation={href('newsletter-confirmation', {}, context.locale)}
        />
      </NewsletterScreen>
    </PageFrame>
  );
}
