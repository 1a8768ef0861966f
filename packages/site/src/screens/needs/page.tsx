import { NeedsScreen } from '@veralune/ui/screens/needs/needs';
import { PageFrame } from '../../frame/page-frame.tsx';
import { fixedAlternates } from '../../metadata/fixed-alternates.ts';
import { fixedMetadata } from '../../metadata/fixed-metadata.ts';
import { presentFor } from '../../present/context.ts';
import { localeFrom, onFirstVisit, type PageProps } from '../page-props.ts';
import { needsData } from './data.ts';
import { needsProps } from './props.ts';

export const generateStaticParams = onFirstVisit;

export const generateMetadata = fixedMetadata('needs', { title: 'needs.title', description: 'meta.needs.description' });

export default async function NeedsPage({ params }: PageProps) {
  const locale = localeFrom(await params);
  const present = presentFor(locale);
  return (
    <PageFrame
      present={present}
      alternates={fixedAlternates('needs')}
      trail={[{ label: present.t('routes.needs.title') }]}
    >
      <NeedsScreen {...needsProps(await needsData(locale), present)} />
    </PageFrame>
  );
}
