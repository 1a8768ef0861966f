import { href } from '@veralune/routing';
import { ProductQuestionsScreen } from '@veralune/ui/screens/product-questions/product-questions';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageFrame } from '../../frame/page-frame.tsx';
import { entityAlternates } from '../../metadata/alternates.ts';
import { faqJsonLd } from '../../metadata/faq-json-ld.ts';
import { JsonLd } from '../../metadata/json-ld.tsx';
import { pageMetadata } from '../../metadata/page-metadata.ts';
import { sharedImageOf } from '../../metadata/shared-image.ts';
import { createPageContext } from '../../page-context.ts';
import { localeAndSlug, noStaticParams, type PageProps } from '../page-props.ts';
import { productBySlug } from '../product/data.ts';
import { productTrail } from '../product/trail.ts';
import { productQuestionsProps } from './props.ts';

type Props = PageProps<{ readonly slug: string }>;

async function load({ params }: Props) {
  const { locale, slug } = localeAndSlug(await params);
  const product = (await productBySlug(locale, slug)) ?? notFound();
  const alternates = entityAlternates('product', product.alternates, 'product-questions');
  return { context: createPageContext(locale), product, alternates };
}

export const generateStaticParams = noStaticParams;

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { context, product, alternates } = await load(props);
  const { locale, t } = context;
  return pageMetadata({
    locale,
    title: t('meta.product-questions.title', { product: product.name }),
    description: t('meta.product-questions.description', { product: product.name }),
    path: href('product-questions', { slug: product.slug }, locale),
    alternates,
    // A page without questions must not be indexed.
    noIndex: product.faqs.length === 0,
    image: sharedImageOf(product.gallery[0]),
  });
}

export default async function ProductQuestionsPage(props: Props) {
  const { context, product, alternates } = await load(props);
  const trail = productTrail(product, context, context.t('routes.product-questions.title'));
  return (
    <PageFrame context={context} alternates={alternates} trail={trail}>
      {product.faqs.length > 0 ? <JsonLd data={faqJsonLd(product.faqs)} /> : null}
      <ProductQuestionsScreen {...productQuestionsProps(product, context)} />
    </PageFrame>
  );
}
