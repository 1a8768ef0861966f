import { PageFrame } from '../../frame/page-frame.tsx';
import { fixedAlternates } from '../../metadata/fixed-alternates.ts';
import { errorPage } from '../error/error-page.tsx';
import { onFirstVisit } from '../page-props.ts';

export const generateStaticParams = onFirstVisit;

export default errorPage(404, ({ present, children }) => (
  <PageFrame present={present} alternates={fixedAlternates('home')}>
    {children}
  </PageFrame>
));
