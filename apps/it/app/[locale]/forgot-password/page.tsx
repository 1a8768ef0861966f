export { default, generateMetadata } from '@veralune/site/screens/forgot-password';

export const dynamic = 'force-dynamic';
