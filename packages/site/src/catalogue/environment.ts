import { z } from 'zod';
import { markets, type Market, type MarketId } from '@veralune/routing';
import { origin } from './origin.ts';
import { readSiteUrls } from './site-urls.ts';

/** Base address of the catalogue API, without a trailing slash. */
export function apiUrl(): string {
  return origin.parse(process.env['API_URL'] ?? 'http://localhost:4000');
}

/** An empty variable is the same as none. Source: docs/decisions/0011-invalidation.md. */
const secret = z.preprocess((text) => (text === '' ? undefined : text), z.string().min(32).optional());

/** The secret for the signatures of invalidations, at least 32 characters; undefined when the site receives none. */
export function revalidateSecret(): string | undefined {
  return secret.parse(process.env['REVALIDATE_SECRET']);
}

const redisAddress = z.preprocess(
  (text) => (text === '' ? undefined : text),
  z.url({ protocol: /^rediss?$/ }).optional(),
);

/** The address of the Redis or Valkey server that instances of this site share; undefined when there is only one instance. */
export function redisUrl(): string | undefined {
  return redisAddress.parse(process.env['REDIS_URL']);
}

/** The site key of the anti-spam challenge; undefined while its local stand-in is used. Source: 3-decisions.md. */
export function recaptchaSiteKey(): string | undefined {
  return process.env['RECAPTCHA_SITE_KEY'] || undefined;
}

/** The public origin of this server's market without a trailing slash, used in canonical URLs. */
export function siteUrl(market: Market): string {
  const own = process.env['SITE_URL'];
  return own ? origin.parse(own) : siteUrlOf(market.id);
}

/** The public origin of any market without a trailing slash, used in `hreflang`. */
export function siteUrlOf(market: MarketId): string {
  return readSiteUrls()[market] ?? markets[market].defaultSiteUrl;
}

/**
 * Checks the origins of the sites when the server starts.
 * @throws VR-SITE-010 when `SITE_URLS` is not valid, a ZodError when `SITE_URL` is not
 */
export function checkSiteUrls(market: Market): void {
  siteUrl(market);
  readSiteUrls();
}
