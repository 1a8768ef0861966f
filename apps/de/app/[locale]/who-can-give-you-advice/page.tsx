export { default, generateMetadata, generateStaticParams } from '@veralune/site/screens/who-can-give-you-advice';
