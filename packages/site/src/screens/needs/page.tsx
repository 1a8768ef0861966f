import { href } from '@veralune/routing';
import { NeedsScreen } from '@veralune/ui/screens/needs/needs';
import type { Metadata } from 'next';
import { PageFrame } from '../../frame/page-frame.tsx';
import { fixedAlternates } from '../../metadata/fixed-alternates.ts';
import { pageMetadata } from '../../metadata/page-metadata.ts';
import { presentFor } from '../../present/context.ts';
import { localeFrom, onFirstVisit, type PageProps } from '../page-props.ts';
import { needsData } from './data.ts';
import { needsProps } from './props.ts';

export const generateStaticParams = onFirstVisit;

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = localeFrom(await params);
  const { t } = presentFor(locale);
  return pageMetadata({
    locale,
    title: t('needs.title'),
    description: t('meta.needs.description'),
    path: href('needs', {}, locale),
    alternates: fixedAlternates('needs'),
  });
}

export default async function NeedsPage({ params }: PageProps) {
  const locale = localeFrom(await params);
  const present = presentFor(locale);
  return (
    <PageFrame present={present} alternates={fixedAlternates('needs')} trail={[{ label: present.t('routes.needs.title') }]}>
      <NeedsScreen {...needsProps(await needsData(locale), present)} />
    </PageFrame>
  );
}
