export { default, generateMetadata } from '@veralune/site/screens/quiz-answers';

export const dynamic = 'force-dynamic';
