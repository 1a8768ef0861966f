export { default } from '@veralune/site/screens/not-found';

export const dynamic = 'force-dynamic';
