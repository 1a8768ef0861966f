import { href } from '@veralune/routing';
import { BrandsScreen } from '@veralune/ui/screens/brands/brands';
import type { Metadata } from 'next';
import { PageFrame } from '../../frame/page-frame.tsx';
import { fixedAlternates } from '../../metadata/fixed-alternates.ts';
import { pageMetadata } from '../../metadata/page-metadata.ts';
import { presentFor } from '../../present/context.ts';
import { localeFrom, onFirstVisit, type PageProps } from '../page-props.ts';
import { brandsData } from './data.ts';
import { brandsProps } from './props.ts';

export const generateStaticParams = onFirstVisit;

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = localeFrom(await params);
  const { t } = presentFor(locale);
  return pageMetadata({
    locale,
    title: t('brands.title'),
    description: t('meta.brands.description'),
    path: href('brands', {}, locale),
    alternates: fixedAlternates('brands'),
  });
}

export default async function BrandsPage({ params }: PageProps) {
  const locale = localeFrom(await params);
  const present = presentFor(locale);
  return (
    <PageFrame present={present} alternates={fixedAlternates('brands')} trail={[{ label: present.t('routes.brands.title') }]}>
      <BrandsScreen {...brandsProps(await brandsData(locale), present)} />
    </PageFrame>
  );
}
