import type { AnswerTrailProps } from '@veralune/ui/screens/three-questions/three-answers';
import type { PageContext } from '../page-context.ts';
import { answersHref, type Answers } from './answers.ts';

/** How many questions there are. */
const count = 3;

/** `Question 2 sur 3` */
export function questionStep(step: number, { t }: PageContext): string {
  return t('three-questions.step', { step, count });
}

/** The answers that are given, as visitors read them. */
interface AnswerTexts {
  readonly need?: string;
  readonly person?: string;
  readonly form?: string;
}

/** The answers so far, each with the address of its question. */
export function answerTrail(
  { need, person, form }: AnswerTexts,
  { locale, t }: PageContext,
  answers: Answers | null = null,
): AnswerTrailProps {
  const first = answers && { need: answers.need };
  const second = answers?.person === undefined ? first : { need: answers.need, person: answers.person };
  return {
    label: t('three-questions.answers'),
    items: [
      { question: t('three-questions.answers.need'), answer: need, href: answersHref(null, locale) },
      { question: t('three-questions.answers.person'), answer: person, href: answersHref(first, locale) },
      { question: t('three-questions.answers.form'), answer: form, href: answersHref(second, locale) },
    ],
    change: t('three-questions.change'),
  };
}
