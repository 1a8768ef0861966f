import { articlePage } from '../article/article-page.tsx';
import { onFirstVisit } from '../page-props.ts';

const { generateMetadata, Page } = articlePage<{ readonly slug: string }>(({ slug }) => ({
  types: ['innovation'],
  slug,
}));

export const generateStaticParams = onFirstVisit;
export { generateMetadata };
export default Page;
