import { articlePage } from '../article/article-page.tsx';
import { onFirstVisit } from '../page-props.ts';

const { generateMetadata, Page } = articlePage<{ readonly segments: string[] }>(({ segments: [brand, slug] }) => {
  if (brand === undefined) return null;
  return slug === undefined
    ? { types: ['brand_corner_main'], slug: brand, parent: brand }
    : { types: ['brand_corner_page'], slug, parent: brand };
});

export const generateStaticParams = onFirstVisit;
export { generateMetadata };
export default Page;
