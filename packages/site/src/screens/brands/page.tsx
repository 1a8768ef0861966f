import { BrandsScreen } from '@veralune/ui/screens/brands/brands';
import { PageFrame } from '../../frame/page-frame.tsx';
import { fixedAlternates } from '../../metadata/fixed-alternates.ts';
import { fixedMetadata } from '../../metadata/fixed-metadata.ts';
import { presentFor } from '../../present/context.ts';
import { localeFrom, onFirstVisit, type PageProps } from '../page-props.ts';
import { brandsData } from './data.ts';
import { brandsProps } from './props.ts';

export const generateStaticParams = onFirstVisit;

export const generateMetadata = fixedMetadata('brands', {
  title: 'brands.title',
  description: 'meta.brands.description',
});

export default async function BrandsPage({ params }: PageProps) {
  const locale = localeFrom(await params);
  const present = presentFor(locale);
  return (
    <PageFrame
      present={present}
      alternates={fixedAlternates('brands')}
      trail={[{ label: present.t('routes.brands.title') }]}
    >
      <BrandsScreen {...brandsProps(await brandsData(locale), present)} />
    </PageFrame>
  );
}
