import { href } from '@veralune/routing';
import { MessageScreen } from '@veralune/ui/screens/message/message';
import type { Metadata } from 'next';
import { PlainFrame } from '../../frame/plain-frame.tsx';
import { pageMetadata } from '../../metadata/page-metadata.ts';
import { createPageContext } from '../../page-context.ts';
import { localeFrom, noStaticParams, type PageProps } from '../page-props.ts';

export const generateStaticParams = noStaticParams;

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = localeFrom(await params);
  const { t } = createPageContext(locale);
  return pageMetadata({
    locale,
    title: t('routes.maintenance.title'),
    path: href('maintenance', {}, locale),
    noIndex: true,
  });
}

export default async function MaintenancePage({ params }: PageProps) {
  const context = createPageContext(localeFrom(await params));
  const { t } = context;
  return (
    <PlainFrame context={context}>
      <MessageScreen title={t('maintenance.title')} text={t('maintenance.text')} illustration="maintenance" />
    </PlainFrame>
  );
}
