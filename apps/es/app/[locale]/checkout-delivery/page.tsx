export { default, generateMetadata } from '@veralune/site/screens/checkout-delivery';

export const dynamic = 'force-dynamic';
