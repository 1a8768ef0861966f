import { isLocale } from '@veralune/routing';
import { consentTexts } from '../consent/consent-texts.ts';
import { createPageContext } from '../page-context.ts';

/** `GET /fragments/consent?locale=`: the words of the consent tool, which only visitors without a choice need. */
export function GET({ url }: Request): Response {
  const locale = new URL(url).searchParams.get('locale') ?? '';
  if (!isLocale(locale)) return Response.json({ error: 'The locale is not one of this site.' }, { status: 400 });
  return Response.json(consentTexts(createPageContext(locale)), {
    headers: { 'cache-control': 'public, max-age=300' },
  });
}
