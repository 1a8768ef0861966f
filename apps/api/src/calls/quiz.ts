import { quizResultLimits, type QuizResult } from '@veralune/api-client/contract';
import { isSold } from '../catalogue/in-shop.ts';
import type { QuizRow } from '../catalogue/rows.ts';
import { richTextOf } from '../content/rich-text.ts';
import { invalidRequest, notFound } from '../http/http-error.ts';
import type { QuizText } from '../models/models.ts';
import { chosenAnswers } from '../quiz/chosen-answers.ts';
import { needsByPoints } from '../quiz/needs-by-points.ts';
import { productsForNeed } from '../quiz/products-for-need.ts';
import { need, productCard } from './entities.ts';
import type { Handlers, RequestContext } from './handler.ts';
import { viewContextOf } from './view-context.ts';

type QuizContext = Pick<RequestContext<'quiz'>, 'view' | 'catalogue'>;

/** @throws HttpError 404 if the shop has no quiz */
function quizIn({ view, catalogue }: QuizContext): QuizRow {
  const { shopId } = view.shop;
  const found = catalogue.shared.quizzes.all.find((quiz) => quiz.shopId === shopId);
  if (found === undefined) throw notFound(`Shop ${String(shopId)} has no quiz.`);
  return found;
}

/** The text in the language of the view, which the checks of a quiz require. */
function textIn({ view }: QuizContext, text: QuizText): string {
  return text[view.language] ?? '';
}

/** @throws HttpError 400 if the answers are not one to each question */
function resultOf(context: QuizContext, quiz: QuizRow, keys: readonly string[]): QuizResult {
  const chosen = chosenAnswers(quiz, keys);
  if (!chosen.ok) throw invalidRequest({ answers: chosen.problem });
  const { shop } = context.view;
  const viewContext = viewContextOf(context);
  const needs = needsByPoints(quiz, chosen.answers).filter(({ needId }) =>
    isSold(context.catalogue, shop, 'need', needId),
  );
  const shown = new Set<number>();
  return {
    needs: needs.slice(0, quizResultLimits.needs).map(({ needId }) => {
      const best = productsForNeed(shop, { needId, needs, without: shown }).slice(0, quizResultLimits.products);
      for (const slot of best) shown.add(slot);
      const text = quiz.results.find((result) => result.needId === needId)?.text ?? {};
      return {
        need: need(viewContext, needId),
        text: richTextOf(textIn(context, text)),
        products: best.map((slot) => productCard(viewContext, slot)),
      };
    }),
  };
}

export const quizHandlers: Handlers<'quiz' | 'quizResult'> = {
  quiz: (context) => ({
    questions: quizIn(context).questions.map(({ key, text, answers }) => ({
      key,
      text: textIn(context, text),
      answers: answers.map((answer) => ({ key: answer.key, text: textIn(context, answer.text) })),
    })),
  }),
  quizResult: (context) => resultOf(context, quizIn(context), context.query.answers.split('-')),
};
