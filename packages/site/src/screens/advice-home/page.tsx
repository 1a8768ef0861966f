import { listPage } from '../articles/list-page.tsx';
import { onFirstVisit } from '../page-props.ts';

const { generateMetadata, Page } = listPage({
  route: 'advice-home',
  type: 'advice',
  title: 'articles.title',
  intro: 'articles.intro',
  description: 'meta.advice-home.description',
});

export const generateStaticParams = onFirstVisit;
export { generateMetadata };
export default Page;
