export { default } from '@veralune/site/layout';
