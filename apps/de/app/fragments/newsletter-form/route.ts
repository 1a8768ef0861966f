export { GET } from '@veralune/site/fragments/newsletter-form';
