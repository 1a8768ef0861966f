import { href } from '@veralune/routing';
import { MagazineScreen } from '@veralune/ui/screens/magazine/magazine';
import type { Metadata } from 'next';
import { feedPath } from '../../feed/feed-path.ts';
import { PageFrame } from '../../frame/page-frame.tsx';
import { fixedAlternates } from '../../metadata/fixed-alternates.ts';
import { listedArticles } from '../../metadata/item-list-json-ld.ts';
import { ListJsonLd } from '../../metadata/list-json-ld.tsx';
import { pageMetadata } from '../../metadata/page-metadata.ts';
import { createPageContext } from '../../page-context.ts';
import { localeFrom, noStaticParams, type PageProps } from '../page-props.ts';
import { adviceHomeData } from './data.ts';
import { adviceHomeProps } from './props.ts';

export const generateStaticParams = noStaticParams;

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = localeFrom(await params);
  const { t } = createPageContext(locale);
  return pageMetadata({
    locale,
    title: t('articles.title'),
    description: t('meta.advice-home.description'),
    path: href('advice-home', {}, locale),
    alternates: fixedAlternates('advice-home'),
    feed: feedPath(locale),
  });
}

export default async function AdviceHomePage({ params }: PageProps) {
  const locale = localeFrom(await params);
  const context = createPageContext(locale);
  const screen = adviceHomeProps(await adviceHomeData(locale), context);
  return (
    <PageFrame
      context={context}
      alternates={fixedAlternates('advice-home')}
      trail={[{ label: context.t('routes.advice-home.title') }]}
    >
      <ListJsonLd items={listedArticles(screen.themes.flatMap(({ articles }) => articles))} context={context} />
      <MagazineScreen {...screen} />
    </PageFrame>
  );
}
