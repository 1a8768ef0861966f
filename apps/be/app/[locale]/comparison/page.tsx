export { default, generateMetadata } from '@veralune/site/screens/comparison';

export const dynamic = 'force-dynamic';
