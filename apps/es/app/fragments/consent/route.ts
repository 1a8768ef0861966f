export { GET } from '@veralune/site/fragments/consent';
