import type { Quiz } from '@veralune/api-client/contract';
import { href } from '@veralune/routing';
import type { QuizQuestion, QuizScreenProps } from '@veralune/ui/screens/quiz/quiz';
import type { PageContext } from '../../page-context.ts';
import type { ChosenAnswers } from '../../quiz/chosen-answers.ts';
import { answersName, quizField } from '../../quiz/quiz-address.ts';

const guideItems = ['duration', 'data', 'advice'] as const;

function questionItem(
  { key, text, answers }: Quiz['questions'][number],
  index: number,
  chosen: ChosenAnswers | null,
  { t }: PageContext,
): QuizQuestion {
  const number = String(index + 1);
  const isMissing = chosen !== null && !chosen.has(key);
  return {
    id: quizField(key),
    name: quizField(key),
    text: t('quiz.question', { number, question: text }),
    answers: answers.map((answer) => ({ value: answer.key, label: answer.text })),
    chosen: chosen?.get(key),
    ...(isMissing ? { error: t('quiz.error', { number }) } : {}),
  };
}

/** @param chosen the answers of the submitted form; null before it was submitted */
export function quizProps(quiz: Quiz, chosen: ChosenAnswers | null, context: PageContext): QuizScreenProps {
  const { locale, t } = context;
  return {
    title: t('quiz.title'),
    intro: t('quiz.intro'),
    questions: quiz.questions.map((question, index) => questionItem(question, index, chosen, context)),
    form: {
      action: href('quiz', {}, locale),
      hidden: { [answersName]: '' },
      note: t('quiz.note'),
      submit: t('quiz.submit'),
      errors: t('quiz.errors', { count: quiz.questions.length - (chosen?.size ?? 0) }),
    },
    guide: {
      title: t('quiz.guide.title'),
      items: guideItems.map((item) => ({ title: t(`quiz.guide.${item}.title`), text: t(`quiz.guide.${item}.text`) })),
    },
  };
}
