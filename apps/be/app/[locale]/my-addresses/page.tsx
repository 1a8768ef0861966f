export { default, generateMetadata } from '@veralune/site/screens/my-addresses';

export const dynamic = 'force-dynamic';
