import { href } from '@veralune/routing';
import { BrandScreen } from '@veralune/ui/screens/brand/brand';
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
import { brandData } from './data.ts';
import { brandProps } from './props.ts';
import { listFacts } from '../../tracking/facts.ts';
import { TrackedPage } from '../../tracking/tracked-page.tsx';

type Props = PageProps<{ readonly slug: string }>;

async function load({ params }: Props) {
  const { locale, slug } = localeAndSlug(await params);
  const data = (await brandData(locale, slug)) ?? notFound();
  return { locale, slug, data, alternates: entityAlternates('brand', data.brand.alternates) };
}

export const generateStaticParams = noStaticParams;

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, slug, data, alternates } = await load(props);
  return pageMetadata({
    locale,
    ...data.brand.meta,
    path: href('brand', { slug }, locale),
    alternates,
    image: sharedImageOf(data.brand.cover),
  });
}

export default async function BrandPage(props: Props) {
  const { locale, data, alternates } = await load(props);
  const context = createPageContext(locale);
  const trail = [
    { label: context.t('routes.brands.title'), href: href('brands', {}, locale) },
    { label: data.brand.title },
  ];
  return (
    <PageFrame context={context} alternates={alternates} trail={trail}>
      {data.faqs.length > 0 ? <JsonLd data={faqJsonLd(data.faqs)} /> : null}
      <TrackedPage lists={listFacts('brand', data.products, locale)} />
      <BrandScreen {...brandProps(data, context)} />
    </PageFrame>
  );
}
