export { default, generateMetadata } from '@veralune/site/screens/my-orders';

export const dynamic = 'force-dynamic';
