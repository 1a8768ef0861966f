export { default, generateMetadata, viewport } from '@veralune/site/layout';
