import { describe, expect, test } from 'vitest';
import { checkQuizFiles } from '../../src/content/check-quiz.ts';
import { checkWith } from '../../src/content/file-check.ts';
import type { Content } from '../../src/content/folders.ts';
import { quiz as quizSchema, type QuizFile } from '../../src/content/quiz-schema.ts';
import { readValidContent } from '../../src/content/read.ts';
import { shippedContent } from '../support/catalogues.ts';

const content = readValidContent(shippedContent);
const shipped = content.quizzes.get('de') as QuizFile;

/** The problems of these files, such as `de results.0.need: …`. */
function problemsOf(quizzes: Readonly<Record<string, QuizFile>>): string[] {
  const edited: Content = { ...content, quizzes: new Map(Object.entries(quizzes)) };
  const problems: string[] = [];
  checkQuizFiles(edited, (file) =>
    checkWith(edited, (path, reason) => {
      problems.push(`${file} ${path.join('.')}: ${reason}`);
    }),
  );
  return problems;
}

type Question = QuizFile['questions'][number];
type Answer = Question['answers'][number];

/** The shipped quiz with a change to its first question. */
function withQuestion(change: (question: Question) => Question): QuizFile {
  return { ...shipped, questions: shipped.questions.map((each, index) => (index === 0 ? change(each) : each)) };
}

/** The shipped quiz with a change to its first answer. */
function withAnswer(change: Partial<Answer>): QuizFile {
  return withQuestion((question) => ({
    ...question,
    answers: question.answers.map((each, index) => (index === 0 ? { ...each, ...change } : each)),
  }));
}

const [firstResult] = shipped.results as [QuizFile['results'][number]];
const file = 'quizzes/de.yaml';

test('the shipped quiz has no problems', () => {
  expect(problemsOf({ de: shipped })).toEqual([]);
});

test.each<[string, QuizFile, string]>([
  ['points for an unknown need', withAnswer({ points: { sleep: 1, comfort: 2 } }), 'needs has no "comfort"'],
  ['points for a need without a text', withAnswer({ points: { pregnancy: 1 } }), '"pregnancy" has no text in results'],
  [
    'a text for a need without points',
    { ...shipped, results: [...shipped.results, { need: 'pregnancy', text: { de: 'Text' } }] },
    'no answer gives points to "pregnancy"',
  ],
  ['a need twice', { ...shipped, results: [...shipped.results, firstResult] }, '"sleep" is here twice'],
  ['a question twice', withQuestion((question) => ({ ...question, key: 'day' })), '"day" is here twice'],
  ['an answer of another question', withAnswer({ key: 'b1' }), '"b1" is here twice'],
  ['no German question', withQuestion((question) => ({ ...question, text: {} })), 'has no de'],
  ['a French answer', withAnswer({ text: { de: 'Ja', fr: 'Oui' } }), 'is not a language of de'],
  [
    'no German text of a result',
    { ...shipped, results: [{ ...firstResult, text: {} }, ...shipped.results.slice(1)] },
    'has no de',
  ],
])('%s', (_, quiz, reason) => {
  expect(problemsOf({ de: quiz })).toContainEqual(expect.stringMatching(new RegExp(`^${file} .*: ${reason}$`)));
});

test('a second quiz of the market', () => {
  expect(problemsOf({ de: shipped, winter: { ...shipped, id: 5 } })).toEqual([
    'quizzes/winter.yaml market: "de" is of de too',
  ]);
});

test('a need that the market does not show', () => {
  const products = [...content.products].map(([key, { sizes, ...product }]) => {
    const isOfSleep = product.needs.includes('sleep');
    return [key, { ...product, sizes: isOfSleep ? sizes.map((size) => ({ ...size, prices: {} })) : sizes }] as const;
  });
  const edited: Content = { ...content, products: new Map(products) };
  const reasons: string[] = [];
  checkQuizFiles(edited, () => checkWith(edited, (_, reason) => reasons.push(reason)));
  expect(reasons).toEqual(['"sleep" is not shown in de']);
});

describe('the schema refuses', () => {
  const questionWith = (answers: readonly Answer[]) =>
    withQuestion((question) => ({ ...question, answers: [...answers] }));
  const { answers } = shipped.questions[0] as Question;
  test.each<[string, QuizFile, RegExp]>([
    ['an answer without effect', withAnswer({ points: {} }), /every answer counts/],
    ['no points', withAnswer({ points: { sleep: 0 } }), /Too small/],
    ['four points', withAnswer({ points: { sleep: 4 } }), /Too big/],
    ['a long key', withAnswer({ key: 'a1234' }), /one to four/],
    ['two answers', questionWith(answers.slice(0, 2)), /Too small/],
    ['six answers', questionWith([...answers, ...answers].slice(0, 6)), /Too big/],
    ['four questions', { ...shipped, questions: shipped.questions.slice(0, 4) }, /Too small/],
    [
      'sixteen questions',
      { ...shipped, questions: [...shipped.questions, ...shipped.questions].slice(0, 16) },
      /Too big/,
    ],
    ['no results', { ...shipped, results: [] }, /Too small/],
  ])('%s', (_, quiz, reason) => {
    const { error } = quizSchema.safeParse(quiz);
    expect(error?.issues.map(({ message }) => message).join()).toMatch(reason);
  });
});
