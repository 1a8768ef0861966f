import { tags, type Need } from '@veralune/api-client/contract';
import type { Locale } from '@veralune/routing';
import { read } from '../../catalogue/catalogue.ts';
import { quizOf } from '../../quiz/quiz-of.ts';

export interface NeedsData {
  readonly needs: readonly Need[];
  /** Whether the market has a quiz that leads to needs. */
  readonly hasQuiz: boolean;
}

export async function needsData(locale: Locale): Promise<NeedsData> {
  const [needs, quiz] = await Promise.all([read(locale, 'needs', {}, [tags.needs]), quizOf(locale)]);
  return { needs, hasQuiz: quiz !== null };
}
