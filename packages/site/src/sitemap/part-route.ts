import { z } from 'zod';
import type { Market, RouteName } from '@veralune/routing';
import { isSettingActive } from '../catalogue/settings.ts';
import { facetsByLocale } from '../listing/indexed-languages.ts';
import { registeredMarket } from '../market/registered-market.ts';
import { quizOf } from '../quiz/quiz-of.ts';
import { screensOfApp } from '../market/screens-of-app.ts';
import { xmlResponse } from '../xml/xml-response.ts';
import { readPart } from './data.ts';
import { fixedUrls, selectionUrls, urlsOfEntry } from './urls.ts';
import { sitemapXml } from './xml.ts';

const fileName = z.string().regex(/^(?:pages|[1-9]\d{0,3})\.xml$/);

interface RouteContext {
  readonly params: Promise<Readonly<Record<string, string>>>;
}

/** The screens of the app, without the store finder while it is turned off, and without the quiz while none is published. */
async function screensOf({ locales }: Market): Promise<ReadonlySet<RouteName>> {
  const screens = screensOfApp();
  const [pointOfSale, quiz] = await Promise.all([isSettingActive(locales[0], 'point_of_sale'), quizOf(locales[0])]);
  const hidden: RouteName[] = [...(pointOfSale ? [] : ['store-finder' as const]), ...(quiz ? [] : ['quiz' as const])];
  return screens.difference(new Set(hidden));
}

/** `GET /sitemaps/pages.xml`, `/sitemaps/1.xml`, `/sitemaps/2.xml` …: the addresses of the market in all its languages. */
export function GET(_request: Request, { params }: RouteContext): Promise<Response> {
  return xmlResponse('application/xml', async () => {
    const file = fileName.safeParse((await params)['part']);
    if (!file.success) return null;
    const { market } = registeredMarket();
    const screens = await screensOf(market);
    const part = file.data.slice(0, -'.xml'.length);
    if (part === 'pages') {
      const selections = selectionUrls(market, await facetsByLocale());
      return sitemapXml([...fixedUrls(market, screens), ...selections]);
    }
    const { items } = await readPart(market, Number(part));
    return items.length === 0 ? null : sitemapXml(items.flatMap((entry) => urlsOfEntry(entry, market, screens)));
  });
}
