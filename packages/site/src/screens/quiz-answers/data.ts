import type { Quiz, QuizResult } from '@veralune/api-client/contract';
import type { Locale } from '@veralune/routing';
import { read } from '../../catalogue/catalogue.ts';
import { chosenAnswers, type ChosenAnswers } from '../../quiz/chosen-answers.ts';
import { quizOf } from '../../quiz/quiz-of.ts';

export interface QuizAnswersData {
  readonly quiz: Quiz;
  readonly chosen: ChosenAnswers;
  /** Null while answers are missing. */
  readonly result: QuizResult | null;
}

/** What the answers lead to; null if the market has no quiz. Results are not cached, because there is one for each combination. */
export async function quizAnswersData(locale: Locale, answers: readonly string[]): Promise<QuizAnswersData | null> {
  const quiz = await quizOf(locale);
  if (!quiz) return null;
  const chosen = chosenAnswers(quiz, answers);
  if (chosen.size < quiz.questions.length) return { quiz, chosen, result: null };
  const query = { answers: [...chosen.values()].join('-') };
  return { quiz, chosen, result: await read(locale, 'quizResult', { query }, null) };
}
