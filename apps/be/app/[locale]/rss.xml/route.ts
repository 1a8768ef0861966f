export { GET } from '@veralune/site/feed/magazine-route';
