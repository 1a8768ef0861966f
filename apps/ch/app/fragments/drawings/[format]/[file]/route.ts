export { GET } from '@veralune/site/fragments/drawings';
