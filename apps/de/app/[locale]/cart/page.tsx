export { default, generateMetadata } from '@veralune/site/screens/cart';

export const dynamic = 'force-dynamic';
