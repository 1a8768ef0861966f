import { registeredMarket } from '../market/registered-market.ts';
import { siteUrl } from '../catalogue/environment.ts';
import { xmlResponse } from '../xml/xml-response.ts';
import { partCount, readPart } from './data.ts';
import { sitemapIndexXml } from './xml.ts';

/** `GET /sitemap.xml`: the index of the market's sitemaps. */
export function GET(): Promise<Response> {
  return xmlResponse('application/xml', async () => {
    const { market } = registeredMarket();
    const parts = partCount(await readPart(market, 1));
    const names = ['pages', ...Array.from({ length: parts }, (_, index) => String(index + 1))];
    return sitemapIndexXml(names.map((name) => `${siteUrl(market)}/sitemaps/${name}.xml`));
  });
}
