export { default, generateMetadata } from '@veralune/site/screens/checkout-confirmation';

export const dynamic = 'force-dynamic';
