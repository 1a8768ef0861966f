export { GET } from '@veralune/site/newsletter-link/route';
