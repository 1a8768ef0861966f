import { PageFrame } from '../../frame/page-frame.tsx';
import { fixedAlternates } from '../../metadata/fixed-alternates.ts';
import { errorPage } from '../error/error-page.tsx';
import { noStaticParams } from '../page-props.ts';

export const generateStaticParams = noStaticParams;

export default errorPage(401, ({ context, children }) => (
  <PageFrame context={context} alternates={fixedAlternates('home')}>
    {children}
  </PageFrame>
));
