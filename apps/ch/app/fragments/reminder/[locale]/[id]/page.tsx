export { default, generateMetadata } from '@veralune/site/reminder/page';
