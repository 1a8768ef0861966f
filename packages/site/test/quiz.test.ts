import type { Need, Quiz, QuizResult } from '@veralune/api-client/contract';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageContext } from '../src/page-context.ts';
import { chosenAnswers } from '../src/quiz/chosen-answers.ts';
import { answersIn, answersQuery, submittedAnswers } from '../src/quiz/quiz-address.ts';
import { needsProps } from '../src/screens/needs/props.ts';
import { quizResultProps } from '../src/screens/quiz-answers/props.ts';
import { quizProps } from '../src/screens/quiz/props.ts';
import { card, plainCard, product } from './fixtures/catalogue.ts';

const context = createPageContext('de-de');
const quiz: Quiz = {
  questions: [
    { key: 'evening', text: 'Der Abend?', answers: ['a1', 'a2', 'a3'].map((key) => ({ key, text: `Antwort ${key}` })) },
    { key: 'morning', text: 'Der Morgen?', answers: ['b1', 'b2'].map((key) => ({ key, text: `Antwort ${key}` })) },
  ],
};

beforeEach(() => {
  vi.stubEnv('VERALUNE_SCREENS', 'quiz,store-finder,needs');
});

describe('the answers in an address', () => {
  it.each<[string, readonly string[] | null]>([
    ['', null],
    ['utm=1', null],
    ['answers=', []],
    ['answers=a1-b2', ['a1', 'b2']],
    ['answers=b2-a1&utm=1', ['b2', 'a1']],
    ['answers=a1-a1--b2-', ['a1', 'b2']],
    ['answers=A1-<b>-b2-toolong', ['b2']],
    ['answers=a1&answers=b2', ['a1']],
  ])('?%s', (query, answers) => {
    expect(answersIn(new URLSearchParams(query))).toEqual(answers);
  });

  it('are the same after they were written to an address', () => {
    const key = fc.string({ minLength: 1, maxLength: 4, unit: fc.constantFrom(...'abcxyz0189') });
    fc.assert(
      fc.property(fc.uniqueArray(key, { maxLength: 40 }), (answers) => {
        const address = new URL(answersQuery(answers), 'https://de.example/quiz');
        expect(answersIn(address.searchParams)).toEqual(answers);
      }),
    );
  });

  it('are at most forty', () => {
    const many = Array.from({ length: 100 }, (_, index) => String(index)).join('-');
    expect(answersIn(new URLSearchParams({ answers: many }))).toHaveLength(40);
  });
});

describe('the answers of the submitted form', () => {
  it.each<[string, readonly string[] | null]>([
    ['', null],
    ['answers=', null],
    ['answers=a1-b2', null],
    ['answers=&q-evening=a1&q-morning=b2', ['a1', 'b2']],
    ['answers=&q-morning=b2', ['b2']],
    ['q-evening=%3Cb%3E', []],
    ['quiz=1', null],
  ])('?%s', (query, answers) => {
    expect(submittedAnswers(new URLSearchParams(query))).toEqual(answers);
  });
});

describe('chosenAnswers', () => {
  it.each<[readonly string[], Record<string, string>]>([
    [[], {}],
    [['b2', 'a1'], { evening: 'a1', morning: 'b2' }],
    [['a3', 'a1'], { evening: 'a3' }],
    [['zz', 'b1'], { morning: 'b1' }],
  ])('%j', (answers, chosen) => {
    expect(Object.fromEntries(chosenAnswers(quiz, answers))).toEqual(chosen);
  });
});

describe('quizProps', () => {
  it('has the questions with numbers, and sends the answers to its own address', () => {
    const { questions, form } = quizProps(quiz, null, context);
    expect(form).toMatchObject({ action: '/quiz', hidden: { answers: '' } });
    expect(questions[0]).toEqual({
      id: 'q-evening',
      name: 'q-evening',
      text: '1. Der Abend?',
      answers: [
        { value: 'a1', label: 'Antwort a1' },
        { value: 'a2', label: 'Antwort a2' },
        { value: 'a3', label: 'Antwort a3' },
      ],
      chosen: undefined,
    });
    expect(questions.filter(({ error }) => error !== undefined)).toEqual([]);
  });

  it('names the questions without an answer, and keeps the chosen answers', () => {
    const { questions, form } = quizProps(quiz, chosenAnswers(quiz, ['b2']), context);
    expect(form.errors).toBe('Eine Antwort fehlt noch');
    expect(questions.map(({ chosen, error }) => [chosen, error])).toEqual([
      [undefined, 'Frage 1: Wählen Sie eine Antwort'],
      ['b2', undefined],
    ]);
    expect(quizProps(quiz, new Map(), context).form.errors).toBe('2 Antworten fehlen noch');
  });
});

const [need] = product.needs as [Need];

describe('quizResultProps', () => {
  const result: QuizResult = {
    needs: [
      { need, text: [{ kind: 'paragraph', text: 'Text.' }], products: [card, plainCard] },
      { need: { ...need, id: 32, slug: 'schlaf', label: 'Schlaf' }, text: [], products: [] },
    ],
  };
  const propsOf = (pointOfSale: boolean) => quizResultProps(result, { pointOfSale }, context);

  it('links to the needs and to their products', () => {
    expect(
      propsOf(true).needs.map(({ id, link, products }) => [id, link.href, products.map(({ href }) => href)]),
    ).toEqual([
      [need.slug, `/bedurfnis/${need.slug}`, ['/produkt/florelune-equilibre', '/produkt/micralba-fer']],
      ['schlaf', '/bedurfnis/schlaf', []],
    ]);
  });

  it('leads to a pharmacy, back to the questions and to all needs', () => {
    const { advice, again, all } = propsOf(true);
    expect([advice.link?.href, again.href, all.href]).toEqual(['/eine-apotheke-finden', '/quiz', '/bedurfnisse']);
    expect(propsOf(false).advice.link).toBeUndefined();
  });

  it('says that it is no diagnosis, and what a food supplement is', () => {
    const { intro, notice } = propsOf(true);
    expect(intro).toMatch(/keine Diagnose/);
    expect(notice).toMatch(/Ersatz für eine abwechslungsreiche/);
  });
});

describe('the page of all needs', () => {
  it.each<[string, boolean, string, string | undefined]>([
    ['with a quiz', true, 'quiz', '/quiz'],
    ['without a published quiz', false, 'quiz', undefined],
    ['without the screen', true, 'needs', undefined],
  ])('%s', (_, hasQuiz, screens, href) => {
    vi.stubEnv('VERALUNE_SCREENS', screens);
    expect(needsProps({ needs: [need], hasQuiz }, context).quiz?.link?.href).toBe(href);
  });
});
