import { FaqScreen } from '@veralune/ui/screens/faq/faq';
import { PageFrame } from '../../frame/page-frame.tsx';
import { faqJsonLd } from '../../metadata/faq-json-ld.ts';
import { fixedAlternates } from '../../metadata/fixed-alternates.ts';
import { fixedMetadata } from '../../metadata/fixed-metadata.ts';
import { JsonLd } from '../../metadata/json-ld.tsx';
import { createPageContext } from '../../page-context.ts';
import { localeFrom, noStaticParams, type PageProps } from '../page-props.ts';
import { faqData } from './data.ts';
import { faqProps } from './props.ts';

export const generateStaticParams = noStaticParams;

export const generateMetadata = fixedMetadata('faq', {
  title: 'routes.faq.title',
  description: 'meta.faq.description',
});

export default async function FaqPage({ params }: PageProps) {
  const locale = localeFrom(await params);
  const context = createPageContext(locale);
  const faqs = await faqData(locale);
  return (
    <PageFrame context={context} alternates={fixedAlternates('faq')} trail={[{ label: context.t('routes.faq.title') }]}>
      {faqs.length > 0 ? <JsonLd data={faqJsonLd(faqs)} /> : null}
      <FaqScreen {...faqProps(faqs, context)} />
    </PageFrame>
  );
}
