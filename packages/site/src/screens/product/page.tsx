import { href } from '@veralune/routing';
import { ProductScreen } from '@veralune/ui/screens/product/product';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageFrame } from '../../frame/page-frame.tsx';
import { entityAlternates } from '../../metadata/alternates.ts';
import { JsonLd } from '../../metadata/json-ld.tsx';
import { pageMetadata } from '../../metadata/page-metadata.ts';
import { largestFile } from '../../present/largest-file.ts';
import { presentFor } from '../../present/context.ts';
import { localeFrom, onFirstVisit, type PageProps } from '../page-props.ts';
import { productData } from './data.ts';
import { productJsonLd } from './json-ld.ts';
import { productProps } from './props.ts';
import { productTrail } from './trail.ts';

type Props = PageProps<{ readonly slug: string }>;

async function load({ params }: Props) {
  const { slug, ...rest } = await params;
  const locale = localeFrom(rest);
  const data = (await productData(locale, slug)) ?? notFound();
  return {
    locale,
    path: href('product', { slug }, locale),
    data,
    alternates: entityAlternates('product', data.product.alternates),
  };
}

export const generateStaticParams = onFirstVisit;

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, path, data, alternates } = await load(props);
  const [picture] = data.product.gallery;
  return pageMetadata({
    locale,
    ...data.product.meta,
    path,
    alternates,
    ...(picture ? { image: { ...picture, url: largestFile(picture) } } : {}),
  });
}

export default async function ProductPage(props: Props) {
  const { locale, path, data, alternates } = await load(props);
  const present = presentFor(locale);
  return (
    <PageFrame present={present} alternates={alternates} trail={productTrail(data.product, present)}>
      <JsonLd data={productJsonLd(data.product, path, present)} />
      <ProductScreen {...productProps(data, present)} />
    </PageFrame>
  );
}
