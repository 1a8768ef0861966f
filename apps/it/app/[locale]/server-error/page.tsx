export { default, generateStaticParams } from '@veralune/site/screens/server-error';
