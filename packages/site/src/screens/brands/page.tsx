import { BrandsScreen } from '@veralune/ui/screens/brands/brands';
import { PageFrame } from '../../frame/page-frame.tsx';
import { fixedAlternates } from '../../metadata/fixed-alternates.ts';
import { fixedMetadata } from '../../metadata/fixed-metadata.ts';
import { ListJsonLd } from '../../metadata/list-json-ld.tsx';
import { createPageContext } from '../../page-context.ts';
import { localeFrom, noStaticParams, type PageProps } from '../page-props.ts';
import { brandsData } from './data.ts';
import { brandsProps } from './props.ts';

export const generateStaticParams = noStaticParams;

export const generateMetadata = fixedMetadata('brands', {
  title: 'brands.title',
  description: 'meta.brands.description',
});

export default async function BrandsPage({ params }: PageProps) {
  const locale = localeFrom(await params);
  const context = createPageContext(locale);
  const screen = brandsProps(await brandsData(locale), context);
  return (
    <PageFrame
      context={context}
      alternates={fixedAlternates('brands')}
      trail={[{ label: context.t('routes.brands.title') }]}
    >
      <ListJsonLd items={screen.brands} context={context} />
      <BrandsScreen {...screen} />
    </PageFrame>
  );
}
