export { default, generateMetadata } from '@veralune/site/screens/my-pharmacies';

export const dynamic = 'force-dynamic';
