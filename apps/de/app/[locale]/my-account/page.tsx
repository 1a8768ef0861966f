export { default, generateMetadata } from '@veralune/site/screens/my-account';

export const dynamic = 'force-dynamic';
