import { articlePage } from '../article/article-page.tsx';
import { noStaticParams } from '../page-props.ts';

const { generateMetadata, Page } = articlePage<{ readonly segments: string[] }>(({ segments: [main, sub] }) => {
  if (main === undefined) return null;
  return sub === undefined ? { types: ['corpo_main'], slug: main } : { types: ['corpo_page'], slug: sub, parent: main };
});

export const generateStaticParams = noStaticParams;
export { generateMetadata };
export default Page;
