import { markets, type Market, type MarketId } from '@veralune/routing';
import { readVariable } from '../environment/schema.ts';
import { readSiteUrls } from './site-urls.ts';

/** Base address of the catalogue API, without a trailing slash. */
export function apiUrl(): string {
  return readVariable('API_URL');
}

/** The secret for the signatures of invalidations, at least 32 characters; undefined when the site receives none. */
export function revalidateSecret(): string | undefined {
  return readVariable('REVALIDATE_SECRET');
}

/** The token of the debug view of tracking, at least 16 characters; undefined when the view is closed in production. */
export function trackingDebugToken(): string | undefined {
  return readVariable('TRACKING_DEBUG_TOKEN');
}

/** The address of the Redis or Valkey server that instances of this site share; undefined when there is only one instance. */
export function redisUrl(): string | undefined {
  return readVariable('REDIS_URL');
}

/** The site key of the anti-spam challenge; undefined while its local stand-in is used. Source: 3-decisions.md. */
export function recaptchaSiteKey(): string | undefined {
  return readVariable('RECAPTCHA_SITE_KEY');
}

/** The map service whose tiles visitors can allow; undefined when none is configured. */
export function mapTiles(): { readonly template: string; readonly attribution: string } | undefined {
  const template = readVariable('MAP_TILES_URL');
  return template === undefined ? undefined : { template, attribution: readVariable('MAP_TILES_ATTRIBUTION') };
}

/** The public origin of this server's market without a trailing slash, used in canonical URLs. */
export function siteUrl(market: Market): string {
  return readVariable('SITE_URL') ?? siteUrlOf(market.id);
}

/** The public origin of any market without a trailing slash, used in `hreflang`. */
export function siteUrlOf(market: MarketId): string {
  return readSiteUrls()[market] ?? markets[market].defaultSiteUrl;
}

/** How many proxies in front of this server append to `X-Forwarded-For`; none by default, so that the header is ignored. */
export function trustedProxies(): number {
  return readVariable('TRUSTED_PROXIES');
}

/** The address that receives reports of violations of the Content-Security-Policy; undefined without one. */
export function reportAddress(): string | undefined {
  return readVariable('CSP_REPORT_TO');
}
