import { describe, expect, test } from 'vitest';
import { readValidContent } from '../../src/content/read.ts';
import { Ids } from '../../src/models/ids.ts';
import type { QuizAnswer, QuizModel } from '../../src/models/models.ts';
import { quizModel } from '../../src/models/quiz-model.ts';
import { chosenAnswers } from '../../src/quiz/chosen-answers.ts';
import { needsByPoints } from '../../src/quiz/needs-by-points.ts';
import { shippedContent } from '../support/catalogues.ts';

const [sleep, stress, energy] = [3, 1, 2];

function answer(key: string, points: Readonly<Record<number, number>>): QuizAnswer {
  const pairs = Object.entries(points).map(([needId, count]) => ({ needId: Number(needId), points: count }));
  return { key, text: { de: key }, points: pairs };
}

const quiz: QuizModel = {
  shopId: 4,
  questions: [
    { key: 'night', text: {}, answers: [answer('a1', { [sleep]: 3 }), answer('a2', { [stress]: 1, [energy]: 1 })] },
    { key: 'day', text: {}, answers: [answer('b1', { [stress]: 2 }), answer('b2', { [energy]: 2, [sleep]: 1 })] },
    { key: 'break', text: {}, answers: [answer('c1', { [energy]: 1 }), answer('c2', { [sleep]: 1, [stress]: 1 })] },
  ],
  results: [sleep, stress, energy].map((needId) => ({ needId, text: {} })),
};

function result(keys: string): [needId: number, points: number][] | string {
  const chosen = chosenAnswers(quiz, keys.split('-'));
  return chosen.ok ? needsByPoints(quiz, chosen.answers).map(({ needId, points }) => [needId, points]) : chosen.problem;
}

describe('the needs of answers', () => {
  test.each<[string, [number, number][]]>([
    [
      'a1-b1-c1',
      [
        [sleep, 3],
        [stress, 2],
        [energy, 1],
      ],
    ],
    [
      'c1-a1-b1',
      [
        [sleep, 3],
        [stress, 2],
        [energy, 1],
      ],
    ],
    // Equal points: in the order of the results.
    [
      'a2-b1-c2',
      [
        [stress, 4],
        [sleep, 1],
        [energy, 1],
      ],
    ],
    [
      'a2-b2-c1',
      [
        [energy, 4],
        [sleep, 1],
        [stress, 1],
      ],
    ],
    [
      'a1-b2-c1',
      [
        [sleep, 4],
        [energy, 3],
      ],
    ],
  ])('%s', (keys, expected) => {
    expect(result(keys)).toEqual(expected);
  });
});

describe('wrong answers', () => {
  test.each([
    ['a1-b1', 'has no answer to "break"; add one to each'],
    ['c1', 'has no answer to "night", "day"; add one to each'],
    ['a1-a2-b1-c1', 'has several answers to "night"; leave one to each'],
    ['a1-a1-b1-c1', 'has several answers to "night"; leave one to each'],
    ['a1-b1-c1-x9', 'no answer has the key "x9"; GET /quiz lists the questions with their answers'],
  ])('%s', (keys, problem) => {
    expect(result(keys)).toBe(problem);
  });
});

describe.each([...readValidContent(shippedContent).quizzes])('the shipped quiz %s', (_, file) => {
  const ids = new Ids();
  file.results.forEach(({ need }, index) => {
    ids.add({ kind: 'need', key: need }, index);
  });
  const { questions, results } = quizModel(file, ids);

  test('has ten questions', () => {
    expect(questions).toHaveLength(10);
  });

  /** To each question the answer with the most points for the need, and then with the fewest for others. */
  function favourable(wanted: number): QuizAnswer[] {
    const worthOf = ({ points }: QuizAnswer): number =>
      points.reduce((sum, { needId, points: count }) => sum + (needId === wanted ? 10 * count : -count), 0);
    return questions.flatMap(
      ({ answers }) => answers.toSorted((left, right) => worthOf(right) - worthOf(left))[0] ?? [],
    );
  }

  test.each(file.results.map(({ need }, index) => [need, index] as const))(
    'has answers with %s as the first need',
    (_need, needId) => {
      expect(needsByPoints({ results }, favourable(needId))[0]?.needId).toBe(needId);
    },
  );
});
