import { QuizScreen } from '@veralune/ui/screens/quiz/quiz';
import { notFound } from 'next/navigation';
import { PageFrame } from '../../frame/page-frame.tsx';
import { fixedAlternates } from '../../metadata/fixed-alternates.ts';
import { fixedMetadata } from '../../metadata/fixed-metadata.ts';
import { JsonLd } from '../../metadata/json-ld.tsx';
import { quizJsonLd } from '../../metadata/quiz-json-ld.ts';
import { createPageContext } from '../../page-context.ts';
import { quizOf } from '../../quiz/quiz-of.ts';
import { localeFrom, noStaticParams, type PageProps } from '../page-props.ts';
import { quizProps } from './props.ts';

export const generateStaticParams = noStaticParams;

export const generateMetadata = fixedMetadata('quiz', { title: 'quiz.title', description: 'meta.quiz.description' });

/** The questions before an answer. Submitted answers and the result are the page `quiz-answers`. */
export default async function QuizPage({ params }: PageProps) {
  const locale = localeFrom(await params);
  const quiz = (await quizOf(locale)) ?? notFound();
  const context = createPageContext(locale);
  return (
    <PageFrame
      context={context}
      alternates={fixedAlternates('quiz')}
      trail={[{ label: context.t('routes.quiz.title') }]}
    >
      <JsonLd data={quizJsonLd(quiz, context)} />
      <QuizScreen {...quizProps(quiz, null, context)} />
    </PageFrame>
  );
}
