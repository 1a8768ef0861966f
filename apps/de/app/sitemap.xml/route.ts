export { GET } from '@veralune/site/sitemap/index-route';
