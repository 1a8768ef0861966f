export { GET } from '@veralune/site/fragments/suggestions';
