export { default, generateMetadata } from '@veralune/site/screens/checkout-recap';

export const dynamic = 'force-dynamic';
