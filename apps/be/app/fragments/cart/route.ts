export { POST } from '@veralune/site/fragments/cart';
