export { GET } from '@veralune/site/fragments/version';
