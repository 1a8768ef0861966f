'use server';

import type { CallName } from '@veralune/api-client';
import { href } from '@veralune/routing';
import { redirect } from 'next/navigation';
import { createPageContext } from '../page-context.ts';
import { bodyOf, refused } from './action-answers.ts';
import { actionLocale } from './action-locale.ts';
import type { FormAnswer } from './form-answer.ts';
import { withNotice } from './notices.ts';
import { forgetReturn, rememberReturn } from './remembered-return.ts';
import { postedReturn, returnQuery } from './return-path.ts';
import { writeForVisitor } from './visitor-calls.ts';

type AuthCall = Extract<CallName, 'login' | 'signup' | 'forgotPassword' | 'resetPassword'>;

/** Sends a form; the answer if it was not accepted, otherwise null. */
async function send(
  given: string,
  name: AuthCall,
  previous: FormAnswer | null,
  data: FormData,
): Promise<FormAnswer | null> {
  const locale = actionLocale(given);
  const result = await writeForVisitor(locale, name, { body: bodyOf(data) });
  return result.ok ? null : refused(previous, result.error, data, createPageContext(locale));
}

/*
 * The forms before the account. Each posts with and without JavaScript, redirects when it is accepted, and otherwise answers
 * what was entered and what is wrong. The first argument is bound by the page.
 */

export async function postLogin(given: string, previous: FormAnswer | null, data: FormData): Promise<FormAnswer> {
  const answer = await send(given, 'login', previous, data);
  if (answer) return answer;
  await forgetReturn();
  redirect(postedReturn(data) ?? href('my-account', {}, actionLocale(given)));
}

export async function postSignup(given: string, previous: FormAnswer | null, data: FormData): Promise<FormAnswer> {
  const answer = await send(given, 'signup', previous, data);
  if (answer) return answer;
  const path = postedReturn(data);
  await rememberReturn(path);
  redirect(withNotice(href('login', {}, actionLocale(given)) + returnQuery(path), 'created'));
}

export async function postForgotPassword(
  given: string,
  previous: FormAnswer | null,
  data: FormData,
): Promise<FormAnswer> {
  const answer = await send(given, 'forgotPassword', previous, data);
  if (answer) return answer;
  await rememberReturn(postedReturn(data));
  redirect(`${href('forgot-password', {}, actionLocale(given))}?sent=1`);
}

export async function postResetPassword(
  given: string,
  previous: FormAnswer | null,
  data: FormData,
): Promise<FormAnswer> {
  const locale = actionLocale(given);
  const result = await writeForVisitor(locale, 'resetPassword', { body: bodyOf(data) });
  if (result.ok) redirect(withNotice(href('login', {}, locale), 'password-changed'));
  if (result.error.kind === 'http' && result.error.status === 410) {
    redirect(`${href('forgot-password', {}, locale)}?expired=1`);
  }
  return refused(previous, result.error, data, createPageContext(locale));
}

/** The button of the page that a link of a mail leads to. */
export async function postVerifyEmail(given: string, data: FormData): Promise<void> {
  const locale = actionLocale(given);
  const isChange = data.get('change') === '1';
  const token = data.get('token');
  const result = await writeForVisitor(locale, isChange ? 'confirmEmail' : 'verifyEmail', {
    body: { token: typeof token === 'string' ? token : '' },
  });
  if (result.ok) redirect(withNotice(href('login', {}, locale), isChange ? 'email-changed' : 'verified'));
  const code = result.error.kind === 'http' && result.error.status < 500 ? 'expired' : 'failed';
  redirect(`${href('verify-email', {}, locale)}?result=${code}`);
}

/** Ends the session and leads to the home page. Source: 2-routes-redirects-commerce.md §2.5. */
export async function postLogout(given: string): Promise<void> {
  const locale = actionLocale(given);
  await writeForVisitor(locale, 'logout', {});
  redirect(href('home', {}, locale));
}
