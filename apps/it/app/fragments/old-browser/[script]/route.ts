export { GET } from '@veralune/site/fragments/old-browser';
