import { CornerScreen } from '@veralune/ui/screens/corner/corner';
import { notFound } from 'next/navigation';
import type { Present } from '../../present/context.ts';
import { articlePage } from '../article/article-page.tsx';
import type { ArticleData } from '../article/data.ts';
import { onFirstVisit } from '../page-props.ts';
import { cornerData } from './data.ts';
import { cornerProps } from './props.ts';

async function cornerScreen(data: ArticleData, present: Present) {
  const corner = (await cornerData(present.locale, data.page)) ?? notFound();
  return <CornerScreen {...cornerProps(data, corner, present)} />;
}

const { generateMetadata, Page } = articlePage<{ readonly segments: string[] }>(({ segments: [brand, slug] }) => {
  if (brand === undefined) return null;
  return slug === undefined
    ? { types: ['brand_corner_main'], slug: brand, parent: brand }
    : { types: ['brand_corner_page'], slug, parent: brand };
}, cornerScreen);

export const generateStaticParams = onFirstVisit;
export { generateMetadata };
export default Page;
