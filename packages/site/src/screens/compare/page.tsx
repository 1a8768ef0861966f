import { CompareScreen } from '@veralune/ui/screens/compare/compare';
import { PageFrame } from '../../frame/page-frame.tsx';
import { fixedAlternates } from '../../metadata/fixed-alternates.ts';
import { fixedMetadata } from '../../metadata/fixed-metadata.ts';
import { createPageContext } from '../../page-context.ts';
import { localeFrom, noStaticParams, type PageProps } from '../page-props.ts';
import { compareData } from './data.ts';
import { compareProps } from './props.ts';

export const generateStaticParams = noStaticParams;

export const generateMetadata = fixedMetadata('compare', {
  title: 'routes.compare.title',
  description: 'meta.compare.description',
  noIndex: true,
});

/** The comparison before products are chosen. A comparison of products is the page `comparison`. */
export default async function ComparePage({ params }: PageProps) {
  const locale = localeFrom(await params);
  const context = createPageContext(locale);
  return (
    <PageFrame
      context={context}
      alternates={fixedAlternates('compare')}
      trail={[{ label: context.t('routes.compare.title') }]}
    >
      <CompareScreen {...compareProps(await compareData(locale, []), context)} />
    </PageFrame>
  );
}
