import type { QuizAnswer, QuizModel } from '../models/models.ts';

type Questions = Pick<QuizModel, 'questions'>;

/** The answers with these keys; or what is wrong with the keys and how to correct them. */
export type ChosenAnswers =
  { readonly ok: true; readonly answers: readonly QuizAnswer[] } | { readonly ok: false; readonly problem: string };

function quoted(keys: readonly string[]): string {
  return keys.map((key) => `"${key}"`).join(', ');
}

function problemOf({ questions }: Questions, keys: readonly string[]): string | undefined {
  const known = new Set(questions.flatMap(({ answers }) => answers.map(({ key }) => key)));
  const unknown = keys.filter((key) => !known.has(key));
  if (unknown.length > 0)
    return `no answer has the key ${quoted(unknown)}; GET /quiz lists the questions with their answers`;
  const countOf = (question: (typeof questions)[number]): number =>
    keys.filter((chosen) => question.answers.some(({ key }) => key === chosen)).length;
  const missing = questions.filter((question) => countOf(question) === 0);
  if (missing.length > 0) return `has no answer to ${quoted(missing.map(({ key }) => key))}; add one to each`;
  const repeated = questions.filter((question) => countOf(question) > 1);
  if (repeated.length > 0) return `has several answers to ${quoted(repeated.map(({ key }) => key))}; leave one to each`;
  return undefined;
}

/**
 * The chosen answers of a quiz: one to each question.
 * @param keys of answers, in any order
 */
export function chosenAnswers(quiz: Questions, keys: readonly string[]): ChosenAnswers {
  const problem = problemOf(quiz, keys);
  if (problem !== undefined) return { ok: false, problem };
  const all = quiz.questions.flatMap(({ answers }) => answers);
  return { ok: true, answers: all.filter(({ key }) => keys.includes(key)) };
}
