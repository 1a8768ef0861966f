export { POST } from '@veralune/site/fragments/tracking';
