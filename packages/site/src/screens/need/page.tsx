import { href } from '@veralune/routing';
import { NeedScreen } from '@veralune/ui/screens/need/need';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageFrame } from '../../frame/page-frame.tsx';
import { entityAlternates } from '../../metadata/alternates.ts';
import { pageMetadata } from '../../metadata/page-metadata.ts';
import { createPageContext } from '../../page-context.ts';
import { localeAndSlug, noStaticParams, type PageProps } from '../page-props.ts';
import { needData } from './data.ts';
import { needProps } from './props.ts';
import { listFacts } from '../../tracking/facts.ts';
import { TrackedPage } from '../../tracking/tracked-page.tsx';

type Props = PageProps<{ readonly slug: string }>;

async function load({ params }: Props) {
  const { locale, slug } = localeAndSlug(await params);
  const data = (await needData(locale, slug)) ?? notFound();
  return { context: createPageContext(locale), data, alternates: entityAlternates('need', data.need.alternates) };
}

export const generateStaticParams = noStaticParams;

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { context, data, alternates } = await load(props);
  const { locale } = context;
  return pageMetadata({ locale, ...data.need.meta, path: href('need', { slug: data.need.slug }, locale), alternates });
}

export default async function NeedPage(props: Props) {
  const { context, data, alternates } = await load(props);
  const { locale, t } = context;
  const { title, parent } = data.need;
  const trail = [
    { label: t('routes.needs.title'), href: href('needs', {}, locale) },
    ...(parent ? [{ label: parent.title, href: href('need', { slug: parent.slug }, locale) }] : []),
    { label: title },
  ];
  return (
    <PageFrame context={context} alternates={alternates} trail={trail}>
      <TrackedPage lists={listFacts('need', data.products, locale)} />
      <NeedScreen {...needProps(data, context)} />
    </PageFrame>
  );
}
