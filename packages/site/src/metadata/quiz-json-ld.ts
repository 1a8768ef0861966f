import type { Quiz } from '@veralune/api-client/contract';
import { languageTag } from '@veralune/i18n';
import { href } from '@veralune/routing';
import type { QuizLeaf, WithContext } from 'schema-dts';
import { siteUrl } from '../catalogue/environment.ts';
import type { PageContext } from '../page-context.ts';

/** schema.org `Quiz`, with its questions and their answers. */
export function quizJsonLd({ questions }: Quiz, { locale, market, t }: PageContext): WithContext<QuizLeaf> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Quiz',
    name: t('quiz.title'),
    description: t('meta.quiz.description'),
    url: siteUrl(market) + href('quiz', {}, locale),
    inLanguage: languageTag(locale),
    isAccessibleForFree: true,
    hasPart: questions.map(({ text, answers }) => ({
      '@type': 'Question',
      name: text,
      suggestedAnswer: answers.map((answer) => ({ '@type': 'Answer', text: answer.text })),
    })),
  };
}
