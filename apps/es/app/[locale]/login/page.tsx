export { default, generateMetadata } from '@veralune/site/screens/login';

export const dynamic = 'force-dynamic';
