export { default, generateMetadata } from '@veralune/site/screens/verify-email';

export const dynamic = 'force-dynamic';
