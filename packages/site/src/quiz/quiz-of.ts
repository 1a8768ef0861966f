import { tags, type Quiz } from '@veralune/api-client/contract';
import { hasRoute, type Locale } from '@veralune/routing';
import { readOrNull } from '../catalogue/catalogue.ts';

/** The questions of the quiz; null where the market has none, or none is published. */
export async function quizOf(locale: Locale): Promise<Quiz | null> {
  return hasRoute('quiz', locale) ? readOrNull(locale, 'quiz', {}, [tags.quiz]) : null;
}
