export { default } from '@veralune/site/screens/error';

export const dynamic = 'force-dynamic';
