import { href, paramsFromSegments } from '@veralune/routing';
import { ArticlesScreen } from '@veralune/ui/screens/articles/articles';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageFrame } from '../../frame/page-frame.tsx';
import { fixedAlternates } from '../../metadata/fixed-alternates.ts';
import { listedArticles } from '../../metadata/item-list-json-ld.ts';
import { ListJsonLd } from '../../metadata/list-json-ld.tsx';
import { pageMetadata } from '../../metadata/page-metadata.ts';
import { createPageContext } from '../../page-context.ts';
import { articlesPage } from '../articles/data.ts';
import { localeFrom, noStaticParams, type PageProps } from '../page-props.ts';
import { newsProps } from './props.ts';

type Props = PageProps<{ readonly segments?: string[] }>;

async function load({ params }: Props) {
  const { segments = [], ...rest } = await params;
  const locale = localeFrom(rest);
  const listParams = paramsFromSegments('news', segments, locale) ?? notFound();
  const data = (await articlesPage(locale, { type: 'actualite', page: listParams.page })) ?? notFound();
  return { context: createPageContext(locale), listParams, data };
}

export const generateStaticParams = noStaticParams;

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { context, listParams } = await load(props);
  const { locale, t } = context;
  return pageMetadata({
    locale,
    title: t('routes.news.title'),
    description: t('meta.news.description'),
    path: href('news', listParams, locale),
    alternates: fixedAlternates('news'),
    page: listParams.page,
  });
}

export default async function NewsPage(props: Props) {
  const { context, listParams, data } = await load(props);
  const screen = newsProps(data, listParams, context);
  return (
    <PageFrame
      context={context}
      alternates={fixedAlternates('news')}
      page={listParams.page}
      trail={[{ label: context.t('routes.news.title') }]}
    >
      <ListJsonLd items={listedArticles(screen.articles)} context={context} />
      <ArticlesScreen {...screen} />
    </PageFrame>
  );
}
