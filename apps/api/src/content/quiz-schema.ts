import { quizAnswerKey } from '@veralune/api-client/contract';
import { z } from 'zod';
import { id, key, language, line, market, publication, text } from './schema-parts.ts';

/** A text in the languages of the market. */
function inLanguages<Words extends z.ZodType>(words: Words) {
  return z.partialRecord(language, words);
}

const answer = z.strictObject({
  /** Unique in the quiz. It is in the addresses that visitors share, so it must not change its meaning. */
  key: quizAnswerKey,
  text: inLanguages(line),
  /** Points by need. */
  points: z
    .record(key, z.int().min(1).max(3))
    .refine((points) => Object.keys(points).length > 0, 'must not be empty: every answer counts'),
});

const question = z.strictObject({ key, text: inLanguages(line), answers: z.array(answer).min(3).max(5) });

/** `quizzes/`: the quiz of a market, which leads from answers to needs. Texts are in the languages of the market. */
export const quiz = z.strictObject({
  id,
  market,
  questions: z.array(question).min(5).max(15),
  /** What the result says about each need. Of needs with the same points, the first one comes first. */
  results: z.array(z.strictObject({ need: key, text: inLanguages(text) })).min(1),
  publication,
});

export type QuizFile = z.infer<typeof quiz>;
