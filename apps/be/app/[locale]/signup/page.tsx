export { default, generateMetadata } from '@veralune/site/screens/signup';

export const dynamic = 'force-dynamic';
