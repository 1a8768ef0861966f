export { default, generateMetadata } from '@veralune/site/screens/three-answers';

export const dynamic = 'force-dynamic';
