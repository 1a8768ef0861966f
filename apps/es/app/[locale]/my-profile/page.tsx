export { default, generateMetadata } from '@veralune/site/screens/my-profile';

export const dynamic = 'force-dynamic';
