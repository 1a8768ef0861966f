import { href } from '@veralune/routing';
import { ProductQuestionsScreen } from '@veralune/ui/screens/product-questions/product-questions';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageFrame } from '../../frame/page-frame.tsx';
import { entityAlternates } from '../../metadata/alternates.ts';
import { faqJsonLd } from '../../metadata/faq-json-ld.ts';
import { JsonLd } from '../../metadata/json-ld.tsx';
import { pageMetadata } from '../../metadata/page-metadata.ts';
import { presentFor } from '../../present/context.ts';
import { localeFrom, onFirstVisit, type PageProps } from '../page-props.ts';
import { productBySlug } from '../product/data.ts';
import { productTrail } from '../product/trail.ts';
import { productQuestionsProps } from './props.ts';

type Props = PageProps<{ readonly slug: string }>;

async function load({ params }: Props) {
  const { slug, ...rest } = await params;
  const locale = localeFrom(rest);
  const product = (await productBySlug(locale, slug)) ?? notFound();
  const alternates = entityAlternates('product', product.alternates, 'product-questions');
  return { present: presentFor(locale), product, alternates };
}

export const generateStaticParams = onFirstVisit;

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { present, product, alternates } = await load(props);
  const { locale, t } = present;
  return pageMetadata({
    locale,
    title: t('product-questions.title', { product: product.name }),
    description: t('meta.product-questions.description', { product: product.name }),
    path: href('product-questions', { slug: product.slug }, locale),
    alternates,
    // Nothing to find, until there is a question.
    noIndex: product.faqs.length === 0,
  });
}

export default async function ProductQuestionsPage(props: Props) {
  const { present, product, alternates } = await load(props);
  const trail = productTrail(product, present, present.t('routes.product-questions.title'));
  return (
    <PageFrame present={present} alternates={alternates} trail={trail}>
      {product.faqs.length > 0 ? <JsonLd data={faqJsonLd(product.faqs)} /> : null}
      <ProductQuestionsScreen {...productQuestionsProps(product, present)} />
    </PageFrame>
  );
}
