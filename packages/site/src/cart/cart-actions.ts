'use server';

import type { ClientError } from '@veralune/api-client';
import { href } from '@veralune/routing';
import { redirect } from 'next/navigation';
import { actionLocale } from '../account/action-locale.ts';
import { noticeParameter } from '../account/notices.ts';
import { writeForVisitor } from '../account/visitor-calls.ts';

/*
 * The forms of the cart. Each posts with and without JavaScript, and leads back to the cart, which says what happened. The
 * first argument is bound by the page.
 */

function textIn(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

/** What the pressed button or the field asks for; 0 removes the line. */
function quantityIn(data: FormData): number {
  if (data.has('remove')) return 0;
  const quantity = Number.parseInt(textIn(data, 'quantity'), 10) + (Number.parseInt(textIn(data, 'step'), 10) || 0);
  return Number.isNaN(quantity) ? 1 : Math.max(1, quantity);
}

/** The size of the pressed button. */
function sizeIn(data: FormData): number | undefined {
  const size = Number.parseInt(textIn(data, 'size'), 10);
  return Number.isNaN(size) ? undefined : size;
}

function noticeOfRefusal(error: ClientError, size: number | undefined): string {
  if (error.kind === 'http' && error.code === 'out_of_stock') return 'out-of-stock';
  return size === undefined ? 'quantity-failed' : 'failed';
}

export async function changeLine(given: string, data: FormData): Promise<void> {
  const locale = actionLocale(given);
  const params = { line: textIn(data, 'line') };
  const quantity = quantityIn(data);
  const size = sizeIn(data);
  const result =
    quantity === 0
      ? await writeForVisitor(locale, 'cartRemove', { params })
      : await writeForVisitor(locale, 'cartChange', { params, body: { quantity, size } });
  const isGone = !result.ok && result.error.kind === 'http' && result.error.code === 'not_found';
  const path = href('cart', {}, locale);
  // A line that another tab removed needs no message: the cart shows it.
  if (!result.ok && !isGone) redirect(`${path}?${noticeParameter}=${noticeOfRefusal(result.error, size)}`);
  redirect(quantity === 0 ? `${path}?${noticeParameter}=removed` : path);
}

export async function changeCode(given: string, data: FormData): Promise<void> {
  const locale = actionLocale(given);
  const path = href('cart', {}, locale);
  const removed = textIn(data, 'code-remove');
  if (removed !== '') {
    await writeForVisitor(locale, 'cartCodeRemove', { params: { code: removed } });
    redirect(path);
  }
  const code = textIn(data, 'code').slice(0, 40);
  if (code === '') redirect(path);
  const result = await writeForVisitor(locale, 'cartCode', { body: { code } });
  if (result.ok) redirect(path);
  const { error } = result;
  if (error.kind !== 'http' || error.status !== 409) {
    const isBusy = error.kind === 'http' && error.status === 429;
    redirect(`${path}?${noticeParameter}=${isBusy ? 'too-many' : 'failed'}`);
  }
  const minimum = error.fields?.['minimum_cents'] ?? '';
  redirect(`${path}?${new URLSearchParams({ code, fault: error.code, minimum }).toString()}`);
}

export async function chooseGift(given: string, data: FormData): Promise<void> {
  const locale = actionLocale(given);
  const path = href('cart', {}, locale);
  const product = Number(textIn(data, 'gift'));
  if (!Number.isInteger(product) || product < 1) redirect(path);
  const result = await writeForVisitor(locale, 'cartGift', { body: { product } });
  if (result.ok) redirect(path);
  const isThere = result.error.kind === 'http' && result.error.code === 'gift_in_cart';
  redirect(`${path}?${noticeParameter}=${isThere ? 'gift-in-cart' : 'failed'}`);
}
