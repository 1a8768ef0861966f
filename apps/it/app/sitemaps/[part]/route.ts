export { GET } from '@veralune/site/sitemap/part-route';
