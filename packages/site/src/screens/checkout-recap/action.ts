'use server';

import { href } from '@veralune/routing';
import { redirect } from 'next/navigation';
import { refused } from '../../account/action-answers.ts';
import { actionLocale } from '../../account/action-locale.ts';
import type { FormAnswer } from '../../account/form-answer.ts';
import { noticeParameter } from '../../account/notices.ts';
import { writeForVisitor } from '../../account/visitor-calls.ts';
import { createPageContext } from '../../page-context.ts';

/** Makes the order. What the API can't order any more leads back to the step where it can be corrected. */
export async function postOrder(given: string, previous: FormAnswer | null, data: FormData): Promise<FormAnswer> {
  const locale = actionLocale(given);
  const total = Number.parseInt(String(data.get('total')), 10);
  const result = await writeForVisitor(locale, 'checkoutOrder', {
    body: { terms: data.get('terms') === '1', ...(Number.isNaN(total) ? {} : { total_cents: total }) },
  });
  if (result.ok) redirect(`${href('checkout-payment', {}, locale)}?order=${String(result.data.id)}`);
  const { error } = result;
  const code = error.kind === 'http' ? error.code : '';
  const cart = `${href('cart', {}, locale)}?${noticeParameter}=`;
  if (code === 'cart_changed') redirect(`${cart}changed`);
  if (code === 'code_used') redirect(`${cart}code-used`);
  if (code === 'checkout_incomplete') redirect(href('checkout-delivery', {}, locale));
  return refused(previous, error, data, createPageContext(locale));
}
