import { isMarketId, type MarketId } from '@veralune/routing';
import { z } from 'zod';
import { origin } from './origin.ts';

type SiteUrls = Readonly<Partial<Record<MarketId, string>>>;

/** `be=https://www.example.be,ch=https://www.example.ch` → the origin of each market. */
const siteUrls = z.string().transform((text, context): SiteUrls => {
  const urls: Partial<Record<MarketId, string>> = {};
  for (const pair of text.split(',').map((part) => part.trim())) {
    if (pair === '') continue;
    const [market = '', url] = pair.split(/=(.*)/);
    const parsed = origin.safeParse(url);
    if (isMarketId(market) && parsed.success && !(market in urls)) urls[market] = parsed.data;
    else context.addIssue({ code: 'custom', message: `"${pair}" is not <market>=<origin>, or repeats a market` });
  }
  return urls;
});

function parse(text: string): SiteUrls {
  const parsed = siteUrls.safeParse(text);
  if (parsed.success) return parsed.data;
  throw new Error(
    `VR-SITE-010: SITE_URLS is not valid. Write the origins of the markets, separated by commas, for example be=https://www.example.be,ch=https://www.example.ch\n${z.prettifyError(parsed.error)}`,
  );
}

/** Parsed once: a sitemap reads thousands of origins. */
let known: { readonly text: string; readonly urls: SiteUrls } | undefined;

/**
 * The origins of the markets in `SITE_URLS`; markets that it does not name have their default.
 * @throws VR-SITE-010 when the variable is not valid
 */
export function readSiteUrls(): SiteUrls {
  const text = process.env['SITE_URLS'] ?? '';
  if (known?.text !== text) known = { text, urls: parse(text) };
  return known.urls;
}
