export { default, generateMetadata } from '@veralune/site/screens/my-favourites';

export const dynamic = 'force-dynamic';
