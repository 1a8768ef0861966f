export { default, generateStaticParams } from '@veralune/site/screens/error';
