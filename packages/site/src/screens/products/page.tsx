import { href, listingParamsFromSegments, type ListingParams } from '@veralune/routing';
import { ProductsScreen } from '@veralune/ui/screens/products/products';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageFrame } from '../../frame/page-frame.tsx';
import { entityAlternates } from '../../metadata/alternates.ts';
import { fixedAlternates } from '../../metadata/fixed-alternates.ts';
import type { LocalePath } from '../../metadata/absolute.ts';
import { pageMetadata } from '../../metadata/page-metadata.ts';
import { presentFor, type Present } from '../../present/context.ts';
import { localeFrom, onFirstVisit, type PageProps } from '../page-props.ts';
import { productsData, type ProductsData } from './data.ts';
import { productsProps } from './props.ts';

type Props = PageProps<{ readonly segments?: string[] }>;

async function load({ params }: Props) {
  const { segments = [], ...rest } = await params;
  const locale = localeFrom(rest);
  const listing = listingParamsFromSegments(segments, locale) ?? notFound();
  const data = (await productsData(locale, listing)) ?? notFound();
  return { present: presentFor(locale), listing, data };
}

/** The category in other languages; filters stay behind, for their words differ. */
function alternatesOf({ category }: ProductsData): LocalePath[] {
  return category ? entityAlternates('category', category.self.alternates) : fixedAlternates('products');
}

function titleOf({ category }: ProductsData, { page = 1 }: ListingParams, { t }: Present): string {
  const title = category?.self.title ?? t('listing.title');
  return page > 1 ? t('meta.products.page', { title, page }) : title;
}

export const generateStaticParams = onFirstVisit;

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { present, listing, data } = await load(props);
  const { locale, t } = present;
  const { category, page } = listing;
  const isFiltered = (listing.filters ?? []).length > 0;
  const own = { ...(category === undefined ? {} : { category }), ...(page === undefined ? {} : { page }) };
  return pageMetadata({
    locale,
    title: titleOf(data, listing, present),
    description: data.category
      ? t('meta.category.description', { category: data.category.self.title })
      : t('meta.products.description'),
    path: href('products', isFiltered ? listing : own, locale),
    alternates: isFiltered || page !== undefined ? [] : alternatesOf(data),
    noIndex: isFiltered,
  });
}

function trailOf({ category }: ProductsData, { locale, t }: Present) {
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
  const { present, listing, data } = await load(props);
  return (
    <PageFrame present={present} alternates={alternatesOf(data)} trail={trailOf(data, present)}>
      <ProductsScreen {...productsProps(data, listing, present)} />
    </PageFrame>
  );
}
