export { default } from '@veralune/eslint-config';
