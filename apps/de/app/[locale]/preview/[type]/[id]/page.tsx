export { default, generateMetadata } from '@veralune/site/screens/preview';

export const dynamic = 'force-dynamic';
