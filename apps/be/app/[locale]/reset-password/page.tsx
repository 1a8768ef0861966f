export { default, generateMetadata } from '@veralune/site/screens/reset-password';

export const dynamic = 'force-dynamic';
