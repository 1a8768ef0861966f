'use server';

import { hasRoute, href, type Locale } from '@veralune/routing';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { apiUrl } from '../catalogue/environment.ts';
import { registeredMarket } from '../market/registered-market.ts';
import { createPageContext } from '../page-context.ts';
import { reminderPath } from '../reminder/reminder-path.ts';
import type { FormName } from './form-name.ts';
import { answerTexts } from './form-texts.ts';
import type { FormValues } from './form-values.ts';
import { postedLocale, receiveForm, type PostedForm } from './posted-form.ts';
import { shownState } from './shown-state.ts';
import { textOf } from './text-of.ts';
import { errorsIn } from './validate-form.ts';

/** The API limits posts by address, so it gets the one of the visitor. */
async function forwardedHeaders(): Promise<Record<string, string>> {
  const addresses = (await headers()).get('x-forwarded-for');
  return addresses === null ? {} : { 'x-forwarded-for': addresses };
}

/** A market whose newsletter has no page of its own has none for its confirmation either. */
function confirmationOf(form: FormName, values: FormValues, locale: Locale): string {
  if (form === 'reminder') return reminderPath(locale, textOf(values, 'product'), 'sent');
  const route = `${form}-confirmation` as const;
  return hasRoute(route, locale) ? href(route, {}, locale) : href('home', {}, locale);
}

async function post(form: FormName, data: FormData): Promise<PostedForm> {
  const { market } = registeredMarket();
  const { values, outcome } = await receiveForm(form, data, {
    market,
    endpoint: { baseUrl: apiUrl(), headers: await forwardedHeaders() },
    errorsIn: (name, input) => errorsIn(name, market.id, input),
  });
  // A redirect, so that a reload of the confirmation sends nothing.
  const locale = postedLocale(data, market);
  if (outcome.kind === 'sent') redirect(confirmationOf(form, values, locale));
  return { values, state: shownState(outcome, values, answerTexts(createPageContext(locale))) };
}

/*
 * The actions of forms that are posted without JavaScript. With JavaScript, the browser calls the API itself
 * (`use-form.ts`). The first argument is the answer to the last post.
 */

export async function postContact(_: PostedForm | null, data: FormData): Promise<PostedForm> {
  return post('contact', data);
}

export async function postNewsletter(_: PostedForm | null, data: FormData): Promise<PostedForm> {
  return post('newsletter', data);
}

export async function postReminder(_: PostedForm | null, data: FormData): Promise<PostedForm> {
  return post('reminder', data);
}

export async function postWithdrawal(_: PostedForm | null, data: FormData): Promise<PostedForm> {
  return post('withdrawal', data);
}
