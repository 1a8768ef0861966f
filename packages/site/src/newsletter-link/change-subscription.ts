'use server';

import { createClient } from '@veralune/api-client';
import { isLocale, languageOf } from '@veralune/routing';
import { redirect } from 'next/navigation';
import { apiUrl } from '../catalogue/environment.ts';
import { registeredMarket } from '../market/registered-market.ts';
import { isNewsletterLinkAction, newsletterLinkPage, type NewsletterLinkResult } from './newsletter-link.ts';

function textIn(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

/** Confirms or ends a subscription with the token of a mail, then shows the result without the token. */
export async function changeSubscription(data: FormData): Promise<void> {
  const { market } = registeredMarket();
  const given = textIn(data, 'locale');
  const locale = isLocale(given) && market.locales.includes(given) ? given : market.locales[0];
  const asked = textIn(data, 'action');
  const action = isNewsletterLinkAction(asked) ? asked : 'confirm';
  const client = createClient({ baseUrl: apiUrl(), shopId: market.shopId, lang: languageOf(locale) });
  const call = action === 'confirm' ? 'newsletterConfirm' : 'newsletterUnsubscribe';
  const answer = await client.call(call, { body: { token: textIn(data, 'token') }, init: { cache: 'no-store' } });
  const isRefused = !answer.ok && answer.error.kind === 'http' && answer.error.status < 429;
  const result: NewsletterLinkResult = answer.ok ? 'done' : isRefused ? 'invalid' : 'unavailable';
  redirect(newsletterLinkPage(locale, action, { result }));
}
