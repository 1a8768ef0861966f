import { languageOf } from '@veralune/routing';
import { registeredMarket } from '../market/registered-market.ts';
import { isNewsletterLinkAction, newsletterLinkPage } from './newsletter-link.ts';

/** `GET /fragments/newsletter/<action>?token=&lang=`, the address in the mails: goes to the page in its language. */
export function GET({ url }: Request): Response {
  const { pathname, searchParams } = new URL(url);
  const action = pathname.split('/').at(-1) ?? '';
  if (!isNewsletterLinkAction(action)) return new Response('Not found', { status: 404 });
  const { locales } = registeredMarket().market;
  const locale = locales.find((each) => languageOf(each) === searchParams.get('lang')) ?? locales[0];
  const location = newsletterLinkPage(locale, action, { token: searchParams.get('token') ?? '' });
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}
