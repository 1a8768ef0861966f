export { default, generateMetadata } from '@veralune/site/screens/my-address';

export const dynamic = 'force-dynamic';
