import { articlePage } from '../article/article-page.tsx';
import { noStaticParams } from '../page-props.ts';

const { generateMetadata, Page } = articlePage<{ readonly slug: string }>(({ slug }) => ({
  types: ['innovation'],
  slug,
}));

export const generateStaticParams = noStaticParams;
export { generateMetadata };
export default Page;
