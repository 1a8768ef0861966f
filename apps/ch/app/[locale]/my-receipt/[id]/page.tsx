export { default, generateMetadata } from '@veralune/site/screens/my-receipt';

export const dynamic = 'force-dynamic';
