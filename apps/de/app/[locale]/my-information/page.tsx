export { default, generateMetadata } from '@veralune/site/screens/my-information';

export const dynamic = 'force-dynamic';
