import { NeedsScreen } from '@veralune/ui/screens/needs/needs';
import { PageFrame } from '../../frame/page-frame.tsx';
import { fixedAlternates } from '../../metadata/fixed-alternates.ts';
import { fixedMetadata } from '../../metadata/fixed-metadata.ts';
import { ListJsonLd } from '../../metadata/list-json-ld.tsx';
import { createPageContext } from '../../page-context.ts';
import { localeFrom, noStaticParams, type PageProps } from '../page-props.ts';
import { needsData } from './data.ts';
import { needsProps } from './props.ts';

export const generateStaticParams = noStaticParams;

export const generateMetadata = fixedMetadata('needs', { title: 'needs.title', description: 'meta.needs.description' });

export default async function NeedsPage({ params }: PageProps) {
  const locale = localeFrom(await params);
  const context = createPageContext(locale);
  const screen = needsProps(await needsData(locale), context);
  const listed = screen.groups.flatMap(({ needs }) => needs.map(({ label, href }) => ({ name: label, href })));
  return (
    <PageFrame
      context={context}
      alternates={fixedAlternates('needs')}
      trail={[{ label: context.t('routes.needs.title') }]}
    >
      <ListJsonLd items={listed} context={context} />
      <NeedsScreen {...screen} />
    </PageFrame>
  );
}
