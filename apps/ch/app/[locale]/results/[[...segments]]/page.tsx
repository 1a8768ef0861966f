export { default, generateMetadata } from '@veralune/site/screens/results';

export const dynamic = 'force-dynamic';
