import { PlainFrame } from '../../frame/plain-frame.tsx';
import { errorPage } from '../error/error-page.tsx';
import { onFirstVisit } from '../page-props.ts';

export const generateStaticParams = onFirstVisit;

// Without menus: this page must render while the catalogue gives no answer.
export default errorPage(500, PlainFrame);
