import { isLocale } from '@veralune/routing';
import { newsletterFormData } from '../forms/newsletter-form.ts';
import { createPageContext } from '../page-context.ts';

/** `GET /fragments/newsletter-form?locale=`: the words and options of the newsletter form, for the pop-in. */
export function GET({ url }: Request): Response {
  const locale = new URL(url).searchParams.get('locale') ?? '';
  if (!isLocale(locale)) return Response.json({ error: 'The locale is not one of this site.' }, { status: 400 });
  return Response.json(newsletterFormData(createPageContext(locale)), {
    headers: { 'cache-control': 'public, max-age=300' },
  });
}
