import { href, paramsFromSegments } from '@veralune/routing';
import { ProductEvaluationsScreen } from '@veralune/ui/screens/product-evaluations/product-evaluations';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageFrame } from '../../frame/page-frame.tsx';
import { entityAlternates } from '../../metadata/alternates.ts';
import { JsonLd } from '../../metadata/json-ld.tsx';
import { pageMetadata } from '../../metadata/page-metadata.ts';
import { productJsonLd } from '../../metadata/product-json-ld.ts';
import { sharedImageOf } from '../../metadata/shared-image.ts';
import { createPageContext } from '../../page-context.ts';
import { localeFrom, noStaticParams, type PageProps } from '../page-props.ts';
import { productTrail } from '../product/trail.ts';
import { evaluationsData } from './data.ts';
import { productEvaluationsProps } from './props.ts';

type Props = PageProps<{ readonly segments: string[] }>;

async function load({ params }: Props) {
  const { segments, ...rest } = await params;
  const locale = localeFrom(rest);
  const listParams = paramsFromSegments('product-evaluations', segments, locale) ?? notFound();
  const { product, reviews } = (await evaluationsData(locale, listParams)) ?? notFound();
  const alternates = entityAlternates('product', product.alternates, 'product-evaluations');
  return { context: createPageContext(locale), page: listParams.page, product, reviews, alternates };
}

export const generateStaticParams = noStaticParams;

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { context, page, product, reviews, alternates } = await load(props);
  const { locale, t } = context;
  return pageMetadata({
    locale,
    title: t('product-evaluations.title', { product: product.name }),
    description: t('meta.product-evaluations.description', { product: product.name }),
    path: href('product-evaluations', { slug: product.slug, page }, locale),
    alternates,
    page,
    // A page without reviews says nothing.
    noIndex: (reviews?.total ?? 0) === 0,
    image: sharedImageOf(product.gallery[0]),
  });
}

export default async function ProductEvaluationsPage(props: Props) {
  const { context, page, product, reviews, alternates } = await load(props);
  const trail = productTrail(product, context, context.t('routes.product-evaluations.title'));
  return (
    <PageFrame context={context} alternates={alternates} page={page} trail={trail}>
      {reviews?.total ? <JsonLd data={productJsonLd(product, context, reviews)} /> : null}
      <ProductEvaluationsScreen {...productEvaluationsProps({ product, reviews }, page, context)} />
    </PageFrame>
  );
}
