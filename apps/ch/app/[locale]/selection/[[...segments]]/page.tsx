export { default, generateMetadata } from '@veralune/site/screens/products';

export const dynamic = 'force-dynamic';
