export { default, generateMetadata } from '@veralune/site/screens/pharmacies';

export const dynamic = 'force-dynamic';
