import type { Quiz } from '@veralune/api-client/contract';

/** The keys of the chosen answers by the keys of their questions. */
export type ChosenAnswers = ReadonlyMap<string, string>;

/** The chosen answer of each question. Unknown answers are left out; of several answers to a question, the first counts. */
export function chosenAnswers({ questions }: Quiz, answers: readonly string[]): ChosenAnswers {
  return new Map(
    questions.flatMap(({ key, answers: own }): [string, string][] => {
      const found = answers.find((answer) => own.some((each) => each.key === answer));
      return found === undefined ? [] : [[key, found]];
    }),
  );
}
