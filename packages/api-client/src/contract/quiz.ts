import { z } from 'zod';
import type { Call } from './calls.ts';
import { need, productCard } from './entities/index.ts';
import { common, richText } from './shared.ts';

const none = z.object({});
const noQuiz = { 404: 'The shop has no quiz.' };

/** Names an answer in the whole quiz, so that an address of answers needs neither questions nor an order. */
export const quizAnswerKey = z.string().regex(/^[a-z0-9]{1,4}$/, 'must be one to four lower-case letters or digits');

/** The most needs in a result, and the most products of each. */
export const quizResultLimits = { needs: 3, products: 3 } as const;

const quizAnswer = z.object({ key: quizAnswerKey, text: z.string() });

/** One answer is to be chosen. `key` stays the same when the text changes. */
const quizQuestion = z.object({ key: z.string(), text: z.string(), answers: z.array(quizAnswer) });

const quiz = z.object({ questions: z.array(quizQuestion) });
export type Quiz = z.infer<typeof quiz>;

const quizNeed = z.object({
  need,
  /** What the result says about the need. */
  text: richText,
  /** Best first. A product is only with the first of the needs that it belongs to. */
  products: z.array(productCard),
});

/** Needs with the most points first. */
const quizResult = z.object({ needs: z.array(quizNeed) });
export type QuizResult = z.infer<typeof quizResult>;

export const quizCalls = {
  quiz: {
    method: 'GET',
    path: '/quiz',
    summary: 'The quiz of a shop, which leads from answers to needs.',
    params: none,
    query: z.object(common),
    answer: quiz,
    errors: noQuiz,
  },
  quizResult: {
    method: 'GET',
    path: '/quiz/result',
    summary:
      'What the answers to the quiz lead to: up to three needs with up to three products each. `answers` has the key of one ' +
      'answer to each question, in any order, joined by dashes: `a1-b3-c2`. Nothing is stored.',
    params: none,
    query: z.object({
      ...common,
      answers: z
        .string()
        .max(200)
        .regex(/^[a-z0-9]{1,4}(?:-[a-z0-9]{1,4})*$/, 'must be keys of answers joined by dashes: a1-b3-c2'),
    }),
    answer: quizResult,
    errors: noQuiz,
  },
} as const satisfies Record<string, Call>;
