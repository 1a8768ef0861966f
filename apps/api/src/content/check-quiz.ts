import { languageOf, markets, type Language, type MarketId } from '@veralune/routing';
import type { FileCheck } from './file-check.ts';
import type { Content } from './folders.ts';
import { isInMarket } from './markets.ts';
import type { QuizFile } from './quiz-schema.ts';

type Path = readonly PropertyKey[];

function checkLanguages(market: MarketId, texts: object, path: Path, check: FileCheck): void {
  const spoken: ReadonlySet<string> = new Set<Language>(markets[market].locales.map(languageOf));
  for (const language of spoken) if (!(language in texts)) check.report(path, `has no ${language}`);
  for (const language of Object.keys(texts))
    if (!spoken.has(language)) check.report([...path, language], `is not a language of ${market}`);
}

/** Reports each key that is here for a second time. `pathOf` gets its index. */
function checkKeys(keys: readonly string[], pathOf: (index: number) => Path, check: FileCheck): void {
  keys.forEach((key, index) => {
    if (keys.indexOf(key) < index) check.report(pathOf(index), `"${key}" is here twice`);
  });
}

function checkQuestions({ market, questions }: QuizFile, check: FileCheck): void {
  checkKeys(
    questions.map(({ key }) => key),
    (index) => ['questions', index, 'key'],
    check,
  );
  const answers = questions.flatMap((question, index) =>
    question.answers.map((answer, position) => ({ ...answer, path: ['questions', index, 'answers', position] })),
  );
  checkKeys(
    answers.map(({ key }) => key),
    (index) => [...(answers[index]?.path ?? []), 'key'],
    check,
  );
  questions.forEach(({ text }, index) => checkLanguages(market, text, ['questions', index, 'text'], check));
  for (const { text, path } of answers) checkLanguages(market, text, [...path, 'text'], check);
}

/** Every need that gets points has a text, and every text has a need that gets points. */
function checkResults({ market, questions, results }: QuizFile, check: FileCheck): void {
  const described = new Set(results.map(({ need }) => need));
  const reached = new Set<string>();
  questions.forEach(({ answers }, index) =>
    answers.forEach(({ points }, position) => {
      for (const need of Object.keys(points)) {
        const path = ['questions', index, 'answers', position, 'points', need];
        check.reference(path, 'needs', need);
        if (!described.has(need)) check.report(path, `"${need}" has no text in results`);
        reached.add(need);
      }
    }),
  );
  checkKeys(
    results.map(({ need }) => need),
    (index) => ['results', index, 'need'],
    check,
  );
  results.forEach(({ need, text }, index) => {
    if (!reached.has(need)) check.report(['results', index, 'need'], `no answer gives points to "${need}"`);
    checkLanguages(market, text, ['results', index, 'text'], check);
  });
}

export function checkQuiz(quiz: QuizFile, check: FileCheck): void {
  checkQuestions(quiz, check);
  checkResults(quiz, check);
}

/** A market has one quiz, about needs that it shows. */
export function checkQuizFiles(content: Content, start: (file: string) => FileCheck): void {
  const owners = new Map<MarketId, string>();
  for (const [key, quiz] of content.quizzes) {
    const { market, results } = quiz;
    const check = start(`quizzes/${key}.yaml`);
    checkQuiz(quiz, check);
    const owner = owners.get(market);
    if (owner !== undefined) check.report(['market'], `"${owner}" is of ${market} too`);
    owners.set(market, key);
    results.forEach(({ need }, index) => {
      if (content.needs.has(need) && !isInMarket(content, 'needs', need, market))
        check.report(['results', index, 'need'], `"${need}" is not shown in ${market}`);
    });
  }
}
