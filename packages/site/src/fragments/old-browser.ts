import { isLocale } from '@veralune/routing';
import { oldBrowserScript } from '@veralune/ui/components/old-browser-notice/old-browser-script';
import { createPageContext } from '../page-context.ts';

interface RouteContext {
  readonly params: Promise<Readonly<Record<string, string>>>;
}

/** `GET /fragments/old-browser/<locale>.js`: the notice for Internet Explorer 10 and 11. Other browsers do not request it. */
export async function GET(_: Request, { params }: RouteContext): Promise<Response> {
  const { script = '' } = await params;
  const locale = script.replace(/\.js$/, '');
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  const { t } = createPageContext(locale);
  const body = oldBrowserScript({ text: t('layout.old-browser'), dismissLabel: t('layout.old-browser.dismiss') });
  return new Response(body, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'public, max-age=86400' },
  });
}
