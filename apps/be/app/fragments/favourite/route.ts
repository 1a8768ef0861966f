export { POST } from '@veralune/site/fragments/favourite';
