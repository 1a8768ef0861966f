import { PlainFrame } from '../../frame/plain-frame.tsx';
import { errorPage } from '../error/error-page.tsx';
import { onFirstVisit } from '../page-props.ts';

// Without menus: this page must render while the catalogue gives no answer.
const { generateMetadata, Page } = errorPage(500, PlainFrame);

export const generateStaticParams = onFirstVisit;
export { generateMetadata };
export default Page;
