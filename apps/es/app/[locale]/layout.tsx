export { default, metadata, viewport } from '@veralune/site/layout';
