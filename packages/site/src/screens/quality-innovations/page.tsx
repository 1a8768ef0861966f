import { href, paramsFromSegments } from '@veralune/routing';
import { ArticlesScreen } from '@veralune/ui/screens/articles/articles';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageFrame } from '../../frame/page-frame.tsx';
import { isIndexedArticleList } from '../../listing/indexing.ts';
import { listTexts } from '../../listing/list-texts.ts';
import type { LocalePath } from '../../metadata/absolute-url.ts';
import { entityAlternates } from '../../metadata/alternates.ts';
import { fixedAlternates } from '../../metadata/fixed-alternates.ts';
import { listedArticles } from '../../metadata/item-list-json-ld.ts';
import { ListJsonLd } from '../../metadata/list-json-ld.tsx';
import { pageMetadata } from '../../metadata/page-metadata.ts';
import { createPageContext } from '../../page-context.ts';
import { localeFrom, noStaticParams, type PageProps } from '../page-props.ts';
import { innovationsData, type InnovationsData } from './data.ts';
import { innovationsProps, innovationsTrail, partOf, selectionOf } from './props.ts';

type Props = PageProps<{ readonly segments?: string[] }>;

async function load({ params }: Props) {
  const { segments = [], ...rest } = await params;
  const locale = localeFrom(rest);
  const listParams = paramsFromSegments('quality-innovations', segments, locale) ?? notFound();
  const data = (await innovationsData(locale, listParams)) ?? notFound();
  return { context: createPageContext(locale), listParams, data };
}

function alternatesOf({ category, filter }: InnovationsData): LocalePath[] {
  if (filter) return entityAlternates('innovation_filter', filter.alternates);
  return category
    ? entityAlternates('innovation_category', category.alternates)
    : fixedAlternates('quality-innovations');
}

export const generateStaticParams = noStaticParams;

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { context, listParams, data } = await load(props);
  const { locale, t } = context;
  const category = selectionOf(data, context);
  const composed =
    category === undefined
      ? { title: t('quality-innovations.title'), description: t('meta.quality-innovations.description') }
      : {
          title: t('quality-innovations.category.title', { category }),
          description: t('meta.quality-innovations.category.description', { category }),
        };
  return pageMetadata({
    locale,
    ...(listTexts(data.category, partOf(listParams)).meta ?? composed),
    path: href('quality-innovations', listParams, locale),
    alternates: alternatesOf(data),
    page: listParams.page,
    noIndex: !isIndexedArticleList(listParams),
  });
}

export default async function QualityInnovationsPage(props: Props) {
  const { context, listParams, data } = await load(props);
  const screen = innovationsProps(data, listParams, context);
  return (
    <PageFrame
      context={context}
      alternates={alternatesOf(data)}
      page={listParams.page}
      trail={innovationsTrail(data, context)}
    >
      <ListJsonLd items={listedArticles(screen.articles)} context={context} />
      <ArticlesScreen {...screen} />
    </PageFrame>
  );
}
