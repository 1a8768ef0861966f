import { href, listingParamsFromSegments } from '@veralune/routing';
import { ProductsScreen } from '@veralune/ui/screens/products/products';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageFrame } from '../../frame/page-frame.tsx';
import { ListJsonLd } from '../../metadata/list-json-ld.tsx';
import { pageMetadata } from '../../metadata/page-metadata.ts';
import { createPageContext, type PageContext } from '../../page-context.ts';
import { localeFrom, noStaticParams, type PageProps } from '../page-props.ts';
import { productsData, type ProductsData } from './data.ts';
import { listingAlternates, listingHead } from './head.ts';
import { productsLanguages } from './languages.ts';
import { productsProps } from './props.ts';
import { listFacts } from '../../tracking/facts.ts';
import { TrackedPage } from '../../tracking/tracked-page.tsx';

type Props = PageProps<{ readonly segments?: string[] }>;

async function load({ params }: Props) {
  const { segments = [], ...rest } = await params;
  const locale = localeFrom(rest);
  const listing = listingParamsFromSegments(segments, locale) ?? notFound();
  const data = (await productsData(locale, listing)) ?? notFound();
  return { context: createPageContext(locale), listing, data };
}

export const generateStaticParams = noStaticParams;

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { context, listing, data } = await load(props);
  const alternates = await listingAlternates(data, listing, context.locale);
  return pageMetadata({ ...listingHead(data, listing, context), alternates });
}

function trailOf({ category }: ProductsData, { locale, t }: PageContext) {
  const all = { label: t('routes.products.title'), href: href('products', {}, locale) };
  if (!category) return [{ label: all.label }];
  const { self, parent } = category;
  return [
    all,
    ...(parent ? [{ label: parent.title, href: href('products', { category: parent.slug }, locale) }] : []),
    { label: self.title },
  ];
}

export default async function ProductsPage(props: Props) {
  const { context, listing, data } = await load(props);
  const screen = productsProps(data, listing, context);
  return (
    <PageFrame
      context={context}
      alternates={await productsLanguages(data, listing, context)}
      trail={trailOf(data, context)}
    >
      <ListJsonLd items={screen.listing.products} context={context} />
      <TrackedPage lists={listFacts('products', data.products.items, context.locale)} />
      <ProductsScreen {...screen} />
    </PageFrame>
  );
}
