import { href } from '@veralune/routing';
import { FormContent } from '@veralune/ui/components/form/form-content';
import { NewsletterFields } from '@veralune/ui/components/newsletter-form/newsletter-fields';
import { NewsletterScreen } from '@veralune/ui/screens/newsletter/newsletter';
import { postNewsletter } from '../../forms/form-actions.ts';
import { FormIsland } from '../../forms/form-island.tsx';
import { newsletterFormData } from '../../forms/newsletter-form.ts';
import { Linked } from '../../forms/linked.tsx';
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
  const { locale } = context;
  const { setup, labels, trap, consent, protection, ...fields } = newsletterFormData(context);
  return (
    <PageFrame
      context={context}
      alternates={fixedAlternates('newsletter')}
      trail={[{ label: context.t('routes.newsletter.title') }]}
    >
      <NewsletterScreen {...newsletterProps(context)}>
        <FormIsland
          setup={setup}
          labels={labels}
          action={postNewsletter}
          confirmation={href('newsletter-confirmation', {}, locale)}
        >
          <FormContent hidden={{ locale }} trap={trap} protection={protection ? <Linked {...protection} /> : undefined}>
            <NewsletterFields {...fields} labels={labels} consent={<Linked {...consent} />} />
          </FormContent>
        </FormIsland>
      </NewsletterScreen>
    </PageFrame>
  );
}
