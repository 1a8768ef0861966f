export { default, generateMetadata } from '@veralune/site/screens/my-order';

export const dynamic = 'force-dynamic';
