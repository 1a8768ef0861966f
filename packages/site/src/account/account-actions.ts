'use server';

import { subscriptionCodes } from '@veralune/api-client/contract';
import type { Result } from '@veralune/api-client';
import { href, type Locale } from '@veralune/routing';
import { redirect } from 'next/navigation';
import { createPageContext } from '../page-context.ts';
import { bodyOf, dayOf, refused } from './action-answers.ts';
import { actionLocale } from './action-locale.ts';
import type { FormAnswer } from './form-answer.ts';
import { withNotice } from './notices.ts';
import { returnPath } from './return-path.ts';
import { writeForVisitor } from './visitor-calls.ts';

/*
 * The forms of the account. Each posts with and without JavaScript, redirects when it is accepted, and otherwise answers what
 * was entered and what is wrong. The first argument is bound by the page.
 */

interface Posted {
  readonly locale: Locale;
  readonly previous: FormAnswer | null;
  readonly data: FormData;
}

function textIn(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

/** The answer to a result that is not a success. After the end of the session too, the page keeps what was entered. */
function answerTo(result: Exclude<Result<unknown>, { ok: true }>, { locale, previous, data }: Posted): FormAnswer {
  return refused(previous, result.error, data, createPageContext(locale));
}

export async function postInformation(given: string, previous: FormAnswer | null, data: FormData): Promise<FormAnswer> {
  const locale = actionLocale(given);
  const path = href('my-information', {}, locale);
  const body = { ...bodyOf(data), birthday: dayOf(data, 'birthday') };
  const result = await writeForVisitor(locale, 'updateCustomer', { body });
  return result.ok ? redirect(withNotice(path, 'saved')) : answerTo(result, { locale, previous, data });
}

export async function postEmail(given: string, previous: FormAnswer | null, data: FormData): Promise<FormAnswer> {
  const locale = actionLocale(given);
  const path = href('my-login', {}, locale);
  const result = await writeForVisitor(locale, 'changeEmail', { body: bodyOf(data) });
  return result.ok ? redirect(withNotice(path, 'email-sent')) : answerTo(result, { locale, previous, data });
}

export async function postPassword(given: string, previous: FormAnswer | null, data: FormData): Promise<FormAnswer> {
  const locale = actionLocale(given);
  const path = href('my-login', {}, locale);
  const result = await writeForVisitor(locale, 'changePassword', { body: bodyOf(data) });
  return result.ok ? redirect(withNotice(path, 'saved')) : answerTo(result, { locale, previous, data });
}

export async function postDeletion(given: string, previous: FormAnswer | null, data: FormData): Promise<FormAnswer> {
  const locale = actionLocale(given);
  const result = await writeForVisitor(locale, 'deleteAccount', { body: bodyOf(data) });
  if (result.ok) redirect(withNotice(href('login', {}, locale), 'deleted'));
  return answerTo(result, { locale, previous, data });
}

export async function postSubscriptions(
  given: string,
  previous: FormAnswer | null,
  data: FormData,
): Promise<FormAnswer> {
  const locale = actionLocale(given);
  const path = href('my-profile', {}, locale);
  const subscriptions = subscriptionCodes.filter((code) => data.has(code));
  const result = await writeForVisitor(locale, 'updateSubscriptions', { body: { subscriptions } });
  return result.ok ? redirect(withNotice(path, 'saved')) : answerTo(result, { locale, previous, data });
}

/** @param id of the address to replace; empty for a new one */
export async function postAddress(
  given: string,
  id: string,
  previous: FormAnswer | null,
  data: FormData,
): Promise<FormAnswer> {
  const locale = actionLocale(given);
  const body = bodyOf(data);
  const result =
    id === ''
      ? await writeForVisitor(locale, 'addAddress', { body })
      : await writeForVisitor(locale, 'updateAddress', { params: { id }, body });
  if (!result.ok) return answerTo(result, { locale, previous, data });
  redirect(returnPath(textIn(data, 'redirect')) ?? withNotice(href('my-addresses', {}, locale), 'saved'));
}

export async function postAddressRemoval(given: string, data: FormData): Promise<void> {
  const locale = actionLocale(given);
  const path = href('my-addresses', {}, locale);
  const result = await writeForVisitor(locale, 'deleteAddress', { params: { id: textIn(data, 'address') } });
  if (result.ok) redirect(withNotice(path, 'address-removed'));
  const isDefault = result.error.kind === 'http' && result.error.code === 'default_address';
  redirect(withNotice(path, isDefault ? 'default-address' : 'failed'));
}

export async function postFavouritePharmacy(given: string, data: FormData): Promise<void> {
  const locale = actionLocale(given);
  const path = href('my-pharmacies', {}, locale);
  const result = await writeForVisitor(locale, 'removeFavouritePharmacy', {
    params: { id: Number(textIn(data, 'pharmacy')) },
  });
  redirect(withNotice(path, result.ok ? 'favourite-removed' : 'failed'));
}

/** Removes a favourite product, or adds it to the cart. */
export async function postFavouriteProduct(given: string, data: FormData): Promise<void> {
  const locale = actionLocale(given);
  const path = href('my-favourites', {}, locale);
  const id = Number(textIn(data, 'product'));
  if (data.has('add')) {
    const added = await writeForVisitor(locale, 'cartAdd', { body: { product: id, size: 0, quantity: 1 } });
    redirect(added.ok ? withCartNotice(locale) : withNotice(path, 'failed'));
  }
  const result = await writeForVisitor(locale, 'removeFavouriteProduct', { params: { id } });
  redirect(withNotice(path, result.ok ? 'favourite-removed' : 'failed'));
}

function withCartNotice(locale: Locale): string {
  return `${href('cart', {}, locale)}?notice=added`;
}
