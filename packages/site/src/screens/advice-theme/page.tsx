import { href, paramsFromSegments } from '@veralune/routing';
import { ArticlesScreen } from '@veralune/ui/screens/articles/articles';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { feedPath } from '../../feed/feed-path.ts';
import { PageFrame } from '../../frame/page-frame.tsx';
import { listTexts } from '../../listing/list-texts.ts';
import { entityAlternates } from '../../metadata/alternates.ts';
import { listedArticles } from '../../metadata/item-list-json-ld.ts';
import { ListJsonLd } from '../../metadata/list-json-ld.tsx';
import { pageMetadata } from '../../metadata/page-metadata.ts';
import { createPageContext } from '../../page-context.ts';
import { localeFrom, noStaticParams, type PageProps } from '../page-props.ts';
import { adviceThemeData } from './data.ts';
import { adviceThemeProps } from './props.ts';

type Props = PageProps<{ readonly segments: string[] }>;

async function load({ params }: Props) {
  const { segments, ...rest } = await params;
  const locale = localeFrom(rest);
  const themeParams = paramsFromSegments('advice-theme', segments, locale) ?? notFound();
  const data = (await adviceThemeData(locale, themeParams)) ?? notFound();
  const alternates = entityAlternates('thematic', data.theme.alternates);
  return { context: createPageContext(locale), themeParams, data, alternates };
}

export const generateStaticParams = noStaticParams;

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { context, themeParams, data, alternates } = await load(props);
  const { locale, t } = context;
  const theme = data.theme.label;
  return pageMetadata({
    locale,
    ...(listTexts(data.theme, themeParams).meta ?? {
      title: t('articles.theme.title', { theme }),
      description: t('meta.advice-theme.description', { theme }),
    }),
    path: href('advice-theme', themeParams, locale),
    alternates,
    page: themeParams.page,
    feed: feedPath(locale),
  });
}

export default async function AdviceThemePage(props: Props) {
  const { context, themeParams, data, alternates } = await load(props);
  const { locale, t } = context;
  const trail = [
    { label: t('routes.advice-home.title'), href: href('advice-home', {}, locale) },
    { label: data.theme.label },
  ];
  const screen = adviceThemeProps(data, themeParams, context);
  return (
    <PageFrame context={context} alternates={alternates} page={themeParams.page} trail={trail}>
      <ListJsonLd items={listedArticles(screen.articles)} context={context} />
      <ArticlesScreen {...screen} />
    </PageFrame>
  );
}
