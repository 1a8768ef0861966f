export { default, generateStaticParams } from '@veralune/site/screens/not-found';
