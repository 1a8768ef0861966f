import { ArticleScreen } from '@veralune/ui/screens/article/article';
import { LegalScreen } from '@veralune/ui/screens/legal/legal';
import { frameData } from '../../frame/data.ts';
import type { PageContext } from '../../page-context.ts';
import { articlePage } from '../article/article-page.tsx';
import type { ArticleData } from '../article/data.ts';
import { articleProps } from '../article/props.ts';
import { noStaticParams } from '../page-props.ts';
import { isLegal, legalProps } from './legal.ts';

async function screenOf(data: ArticleData, context: PageContext) {
  const { menus } = await frameData(context.locale);
  return isLegal(data.page, menus) ? (
    <LegalScreen {...legalProps(data.page, context)} />
  ) : (
    <ArticleScreen {...articleProps(data, context)} />
  );
}

const { generateMetadata, Page } = articlePage<{ readonly slug: string }>(
  ({ slug }) => ({ types: ['standard', 'actualite'], slug }),
  screenOf,
);

export const generateStaticParams = noStaticParams;
export { generateMetadata };
export default Page;
