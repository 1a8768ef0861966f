import { markets } from '@veralune/routing';
import type { BodyOf } from '../resources/bodies.ts';
import type { Ids } from './ids.ts';
import type { QuizAnswer, QuizModel } from './models.ts';

type AnswerBody = BodyOf<'quiz'>['questions'][number]['answers'][number];

function answerModel({ key, text, points }: AnswerBody, ids: Ids): QuizAnswer {
  return {
    key,
    text,
    points: Object.entries(points).map(([need, count]) => ({ needId: ids.of('need', need), points: count })),
  };
}

export function quizModel({ market, questions, results }: BodyOf<'quiz'>, ids: Ids): QuizModel {
  return {
    shopId: markets[market].shopId,
    questions: questions.map(({ key, text, answers }) => ({
      key,
      text,
      answers: answers.map((answer) => answerModel(answer, ids)),
    })),
    results: results.map(({ need, text }) => ({ needId: ids.of('need', need), text })),
  };
}
