import { listPage } from '../articles/list-page.tsx';
import { onFirstVisit } from '../page-props.ts';

const { generateMetadata, Page } = listPage({
  route: 'expertises',
  type: 'corpo_main',
  title: 'expertises.title',
  intro: 'expertises.intro',
  description: 'meta.expertises.description',
});

export const generateStaticParams = onFirstVisit;
export { generateMetadata };
export default Page;
