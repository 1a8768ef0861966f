import { registeredMarket } from '../market/registered-market.ts';
import { xmlResponse } from '../xml/xml-response.ts';
import { localeOfFeed } from './feed-path.ts';
import { readMagazineFeed } from './magazine.ts';
import { rssXml } from './rss.ts';

interface RouteContext {
  /** Resolves to undefined for a path without parameters. */
  readonly params: Promise<Readonly<Record<string, string>> | undefined>;
}

/** `GET /fr/rss.xml`, or `/rss.xml` in a market without prefixes: the newest articles of the magazine. */
export function GET(_request: Request, { params }: RouteContext): Promise<Response> {
  return xmlResponse('application/rss+xml', async () => {
    const locale = localeOfFeed(registeredMarket().market, (await params)?.['locale']);
    return locale === undefined ? null : rssXml(await readMagazineFeed(locale));
  });
}
