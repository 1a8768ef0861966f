import { isRouteName, type RouteName } from '@veralune/routing';
import type { PageType } from '@veralune/api-client/contract';
import { ArticleScreen } from '@veralune/ui/screens/article/article';
import { LegalScreen } from '@veralune/ui/screens/legal/legal';
import { frameData } from '../../frame/data.ts';
import type { PageContext } from '../../page-context.ts';
import { noStaticParams } from '../page-props.ts';
import { articlePage } from './article-page.tsx';
import type { ArticleData } from './data.ts';
import { isLegal, legalProps } from './legal.ts';
import { articleProps } from './props.ts';
import { videoOf } from './video.tsx';

/** The types of the pages at each route of this screen. */
const typesOfRoute: Partial<Record<RouteName, readonly PageType[]>> = {
  advice: ['advice'],
  'quality-innovation': ['innovation'],
  information: ['information'],
  page: ['standard', 'actualite'],
};

async function screenOf(data: ArticleData, context: PageContext) {
  const { menus } = await frameData(context.locale);
  return isLegal(data.page, menus) ? (
    <LegalScreen {...legalProps(data.page, context)} />
  ) : (
    <ArticleScreen {...articleProps(data, context)} video={videoOf(data.page, context)} />
  );
}

const { generateMetadata, Page } = articlePage<{ readonly route: string; readonly slug: string }>(({ route, slug }) => {
  const types = isRouteName(route) ? typesOfRoute[route] : undefined;
  return types ? { types, slug } : null;
}, screenOf);

export const generateStaticParams = noStaticParams;
export { generateMetadata };
export default Page;
