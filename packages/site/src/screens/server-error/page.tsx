import { PlainFrame } from '../../frame/plain-frame.tsx';
import { errorPage } from '../error/error-page.tsx';
import { noStaticParams } from '../page-props.ts';

export const generateStaticParams = noStaticParams;

// Without menus: this page must render when the catalogue is not available.
export default errorPage(500, PlainFrame);
