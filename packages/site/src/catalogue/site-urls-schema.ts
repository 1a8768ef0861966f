import { isMarketId, type MarketId } from '@veralune/routing';
import { z } from 'zod';
import { origin } from './origin.ts';

export type SiteUrls = Readonly<Partial<Record<MarketId, string>>>;

/** `be=https://www.example.be,ch=https://www.example.ch` → the origin of each market. */
export const siteUrlsSchema = z.string().transform((text, context): SiteUrls => {
  const urls: Partial<Record<MarketId, string>> = {};
  for (const pair of text.split(',').map((part) => part.trim())) {
    if (pair === '') continue;
    const [market = '', url] = pair.split(/=(.*)/);
    const parsed = origin.safeParse(url);
    if (isMarketId(market) && parsed.success && !(market in urls)) urls[market] = parsed.data;
    else
      context.addIssue({
        code: 'custom',
        message: `has "${pair}", which is not <market>=<origin> like be=https://www.example.be, or repeats a market`,
      });
  }
  return urls;
});
