import { ExpertisesScreen } from '@veralune/ui/screens/expertises/expertises';
import { PageFrame } from '../../frame/page-frame.tsx';
import { fixedAlternates } from '../../metadata/fixed-alternates.ts';
import { fixedMetadata } from '../../metadata/fixed-metadata.ts';
import { ListJsonLd } from '../../metadata/list-json-ld.tsx';
import { createPageContext } from '../../page-context.ts';
import { localeFrom, noStaticParams, type PageProps } from '../page-props.ts';
import { expertisesData } from './data.ts';
import { expertisesProps } from './props.ts';

export const generateStaticParams = noStaticParams;

export const generateMetadata = fixedMetadata('expertises', {
  title: 'expertises.title',
  description: 'meta.expertises.description',
});

export default async function ExpertisesPage({ params }: PageProps) {
  const locale = localeFrom(await params);
  const context = createPageContext(locale);
  const screen = expertisesProps(await expertisesData(locale), context);
  return (
    <PageFrame
      context={context}
      alternates={fixedAlternates('expertises')}
      trail={[{ label: context.t('routes.expertises.title') }]}
    >
      <ListJsonLd
        items={screen.expertises.map(({ title, link }) => ({ name: title, href: link.href }))}
        context={context}
      />
      <ExpertisesScreen {...screen} />
    </PageFrame>
  );
}
