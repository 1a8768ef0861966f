export { default, generateMetadata } from '@veralune/site/screens/checkout-payment';

export const dynamic = 'force-dynamic';
