'use server';

import { href } from '@veralune/routing';
import { redirect } from 'next/navigation';
import { bodyOf, refused } from '../account/action-answers.ts';
import { actionLocale } from '../account/action-locale.ts';
import type { FormAnswer } from '../account/form-answer.ts';
import { noticeParameter, withNotice } from '../account/notices.ts';
import { writeForVisitor } from '../account/visitor-calls.ts';
import { createPageContext } from '../page-context.ts';
import { returnedUnits } from './returned-units.ts';

/** Puts the products of an order into the cart again. */
export async function postOrderAgain(given: string, order: number): Promise<void> {
  const locale = actionLocale(given);
  const result = await writeForVisitor(locale, 'orderAgain', { params: { id: order }, body: {} });
  if (result.ok) redirect(`${href('cart', {}, locale)}?${noticeParameter}=again`);
  redirect(withNotice(href('my-order', { id: order }, locale), 'failed'));
}

/** Withdraws from the chosen units of an order. */
export async function postOrderWithdrawal(
  given: string,
  order: number,
  previous: FormAnswer | null,
  data: FormData,
): Promise<FormAnswer> {
  const locale = actionLocale(given);
  const context = createPageContext(locale);
  const path = href('my-order', { id: order }, locale);
  const lines = returnedUnits(data);
  const content = data.get('content');
  if (lines.length === 0) {
    return {
      attempt: (previous?.attempt ?? 0) + 1,
      values: typeof content === 'string' ? { content } : {},
      errors: [],
      summary: '',
      message: { tone: 'error', text: context.t('my-order.withdrawal.nothing') },
    };
  }
  const result = await writeForVisitor(locale, 'orderWithdrawal', {
    params: { id: order },
    body: { lines, ...(typeof content === 'string' && content !== '' ? { content } : {}) },
  });
  if (result.ok) redirect(withNotice(path, 'withdrawn'));
  return refused(previous, result.error, data, context);
}

/** Sends a review of a product, which is shown after the office read it. */
export async function postReview(
  given: string,
  order: number,
  product: number,
  previous: FormAnswer | null,
  data: FormData,
): Promise<FormAnswer> {
  const locale = actionLocale(given);
  const result = await writeForVisitor(locale, 'reviewWrite', { params: { id: product }, body: bodyOf(data) });
  if (result.ok) redirect(withNotice(href('my-order', { id: order }, locale), 'review-sent'));
  return refused(previous, result.error, data, createPageContext(locale));
}
