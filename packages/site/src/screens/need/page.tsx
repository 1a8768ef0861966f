import { href } from '@veralune/routing';
import { NeedScreen } from '@veralune/ui/screens/need/need';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageFrame } from '../../frame/page-frame.tsx';
import { entityAlternates } from '../../metadata/alternates.ts';
import { pageMetadata } from '../../metadata/page-metadata.ts';
import { presentFor } from '../../present/context.ts';
import { localeFrom, onFirstVisit, type PageProps } from '../page-props.ts';
import { needData } from './data.ts';
import { needProps } from './props.ts';

type Props = PageProps<{ readonly slug: string }>;

async function load({ params }: Props) {
  const { slug, ...rest } = await params;
  const locale = localeFrom(rest);
  const data = (await needData(locale, slug)) ?? notFound();
  return { present: presentFor(locale), data, alternates: entityAlternates('need', data.need.alternates) };
}

export const generateStaticParams = onFirstVisit;

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { present, data, alternates } = await load(props);
  const { locale } = present;
  return pageMetadata({ locale, ...data.need.meta, path: href('need', { slug: data.need.slug }, locale), alternates });
}

export default async function NeedPage(props: Props) {
  const { present, data, alternates } = await load(props);
  const { locale, t } = present;
  const { title, parent } = data.need;
  const trail = [
    { label: t('routes.needs.title'), href: href('needs', {}, locale) },
    ...(parent ? [{ label: parent.title, href: href('need', { slug: parent.slug }, locale) }] : []),
    { label: title },
  ];
  return (
    <PageFrame present={present} alternates={alternates} trail={trail}>
      <NeedScreen {...needProps(data, present)} />
    </PageFrame>
  );
}
