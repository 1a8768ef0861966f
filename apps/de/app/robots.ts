export { default } from '@veralune/site/robots';
