import { StoreFinderScreen } from '@veralune/ui/screens/store-finder/store-finder';
import { notFound } from 'next/navigation';
import { isSettingActive } from '../../catalogue/settings.ts';
import { PageFrame } from '../../frame/page-frame.tsx';
import { fixedAlternates } from '../../metadata/fixed-alternates.ts';
import { fixedMetadata } from '../../metadata/fixed-metadata.ts';
import { createPageContext } from '../../page-context.ts';
import { localeFrom, noStaticParams, type PageProps } from '../page-props.ts';
import { storeFinderProps } from './props.ts';

export const generateStaticParams = noStaticParams;

export const generateMetadata = fixedMetadata('store-finder', {
  title: 'routes.store-finder.title',
  description: 'meta.store-finder.description',
});

/** The store finder before a search. Its results are the page `pharmacies`. */
export default async function StoreFinderPage({ params }: PageProps) {
  const locale = localeFrom(await params);
  if (!(await isSettingActive(locale, 'point_of_sale'))) notFound();
  const context = createPageContext(locale);
  return (
    <PageFrame
      context={context}
      alternates={fixedAlternates('store-finder')}
      trail={[{ label: context.t('routes.store-finder.title') }]}
    >
      <StoreFinderScreen {...storeFinderProps(context)} />
    </PageFrame>
  );
}
