export { POST } from '@veralune/site/fragments/revalidate';
