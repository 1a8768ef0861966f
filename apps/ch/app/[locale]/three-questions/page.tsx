export { default, generateMetadata, generateStaticParams } from '@veralune/site/screens/three-questions';
