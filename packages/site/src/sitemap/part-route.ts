import { z } from 'zod';
import { facetsByLocale } from '../listing/indexed-languages.ts';
import { registeredMarket } from '../market/registered-market.ts';
import { screensOfApp } from '../market/screens-of-app.ts';
import { xmlResponse } from '../xml/xml-response.ts';
import { readPart } from './data.ts';
import { fixedUrls, selectionUrls, urlsOfEntry } from './urls.ts';
import { sitemapXml } from './xml.ts';

const fileName = z.string().regex(/^(?:pages|[1-9]\d{0,3})\.xml$/);

interface RouteContext {
  readonly params: Promise<Readonly<Record<string, string>>>;
}

/** `GET /sitemaps/pages.xml`, `/sitemaps/1.xml`, `/sitemaps/2.xml` …: the addresses of the market in all its languages. */
export function GET(_request: Request, { params }: RouteContext): Promise<Response> {
  return xmlResponse('application/xml', async () => {
    const file = fileName.safeParse((await params)['part']);
    if (!file.success) return null;
    const { market } = registeredMarket();
    const screens = screensOfApp();
    const part = file.data.slice(0, -'.xml'.length);
    if (part === 'pages') {
      const selections = selectionUrls(market, await facetsByLocale());
      return sitemapXml([...fixedUrls(market, screens), ...selections]);
    }
    const { items } = await readPart(market, Number(part));
    return items.length === 0 ? null : sitemapXml(items.flatMap((entry) => urlsOfEntry(entry, market, screens)));
  });
}
