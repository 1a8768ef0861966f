import { z } from 'zod';
import { registeredMarket } from '../market/registered-market.ts';
import { screensOfApp } from '../market/screens-of-app.ts';
import { answerXml, readPart } from './answer.ts';
import { fixedUrls, urlsOfEntry } from './urls.ts';
import { sitemapXml } from './xml.ts';

const fileName = z.string().regex(/^(?:pages|[1-9]\d{0,3})\.xml$/);

interface RouteContext {
  readonly params: Promise<Readonly<Record<string, string>>>;
}

/** `GET /sitemaps/pages.xml` and `/sitemaps/1.xml`, counted up: the addresses of the market in all of its languages. */
export function GET(_request: Request, { params }: RouteContext): Promise<Response> {
  return answerXml(async () => {
    const file = fileName.safeParse((await params)['part']);
    if (!file.success) return null;
    const { market } = registeredMarket();
    const screens = screensOfApp();
    const part = file.data.slice(0, -'.xml'.length);
    if (part === 'pages') return sitemapXml(fixedUrls(market, screens));
    const { items } = await readPart(market, Number(part));
    return items.length === 0 ? null : sitemapXml(items.flatMap((entry) => urlsOfEntry(entry, market, screens)));
  });
}
