export { default, generateMetadata } from '@veralune/site/newsletter-link/page';
