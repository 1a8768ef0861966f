import { href, paramsFromSegments } from '@veralune/routing';
import { ArticlesScreen } from '@veralune/ui/screens/articles/articles';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageFrame } from '../../frame/page-frame.tsx';
import { entityAlternates } from '../../metadata/alternates.ts';
import { pageMetadata } from '../../metadata/page-metadata.ts';
import { presentFor } from '../../present/context.ts';
import { articlesData, articlesPerPage } from '../articles/data.ts';
import { articlesProps } from '../articles/props.ts';
import { localeFrom, onFirstVisit, type PageProps } from '../page-props.ts';

type Props = PageProps<{ readonly segments: string[] }>;

async function load({ params }: Props) {
  const { segments, ...rest } = await params;
  const locale = localeFrom(rest);
  const place = paramsFromSegments('advice-theme', segments, locale) ?? notFound();
  const data = await articlesData(locale, { ...place, type: 'advice', perPage: articlesPerPage });
  const thematic = data.themes.find(({ slug }) => slug === place.theme);
  if (!thematic || data.pages.length === 0) notFound();
  const alternates = entityAlternates('thematic', thematic.alternates);
  return { present: presentFor(locale), place, data, thematic, alternates };
}

export const generateStaticParams = onFirstVisit;

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { present, place, thematic, alternates } = await load(props);
  const { locale, t } = present;
  const title = t('articles.theme.title', { theme: thematic.label });
  return pageMetadata({
    locale,
    title: place.page === undefined ? title : t('meta.products.page', { title, page: place.page }),
    description: t('meta.advice-home.description'),
    path: href('advice-theme', place, locale),
    alternates: place.page === undefined ? alternates : [],
  });
}

export default async function AdviceThemePage(props: Props) {
  const { present, place, data, thematic, alternates } = await load(props);
  const { locale, t } = present;
  const text = { title: thematic.label, intro: t('articles.intro'), seed: thematic.slug };
  const trail = [
    { label: t('routes.advice-home.title'), href: href('advice-home', {}, locale) },
    { label: thematic.label },
  ];
  return (
    <PageFrame present={present} alternates={alternates} trail={trail}>
      <ArticlesScreen {...articlesProps(data, text, place, present)} />
    </PageFrame>
  );
}
