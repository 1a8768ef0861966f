import { listPage } from '../articles/list-page.tsx';
import { onFirstVisit } from '../page-props.ts';

const { generateMetadata, Page } = listPage({
  route: 'innovations',
  type: 'innovation',
  title: 'innovations.title',
  intro: 'innovations.intro',
  description: 'meta.innovations.description',
});

export const generateStaticParams = onFirstVisit;
export { generateMetadata };
export default Page;
