export { default, generateMetadata } from '@veralune/site/screens/my-login';

export const dynamic = 'force-dynamic';
