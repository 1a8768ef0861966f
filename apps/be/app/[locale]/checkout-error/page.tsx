export { default, generateMetadata } from '@veralune/site/screens/checkout-error';

export const dynamic = 'force-dynamic';
