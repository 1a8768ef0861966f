import { href } from '@veralune/routing';
import { MessageScreen } from '@veralune/ui/screens/message/message';
import type { Metadata } from 'next';
import { PlainFrame } from '../../frame/plain-frame.tsx';
import { pageMetadata } from '../../metadata/page-metadata.ts';
import { presentFor } from '../../present/context.ts';
import { localeFrom, onFirstVisit, type PageProps } from '../page-props.ts';

export const generateStaticParams = onFirstVisit;

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = localeFrom(await params);
  const { t } = presentFor(locale);
  return pageMetadata({
    locale,
    title: t('routes.maintenance.title'),
    path: href('maintenance', {}, locale),
    noIndex: true,
  });
}

export default async function MaintenancePage({ params }: PageProps) {
  const present = presentFor(localeFrom(await params));
  const { t } = present;
  return (
    <PlainFrame present={present}>
      <MessageScreen title={t('maintenance.title')} text={t('maintenance.text')} illustration="maintenance" />
    </PlainFrame>
  );
}
