export { default, generateMetadata, generateStaticParams } from '@veralune/site/screens/store-finder';
