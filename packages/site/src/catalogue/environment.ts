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

const debugToken = z.preprocess((text) => (text === '' ? undefined : text), z.string().min(16).optional());

/** The token of the debug view of tracking, at least 16 characters; undefined when the view is closed in production. */
export function trackingDebugToken(): string | undefined {
  return debugToken.parse(process.env['TRACKING_DEBUG_TOKEN']);
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

const mapTilesSchema = z.object({
  template: z
    .url({ protocol: /^https?$/ })
    .refine((url) => ['{z}', '{x}', '{y}'].every((part) => url.includes(part)), 'must contain {z}, {x} and {y}'),
  attribution: z.string().min(1),
});

/** The map service whose tiles visitors can allow; undefined when none is configured. */
export function mapTiles(): z.infer<typeof mapTilesSchema> | undefined {
  const template = process.env['MAP_TILES_URL'];
  if (!template) return undefined;
  return mapTilesSchema.parse({ template, attribution: process.env['MAP_TILES_ATTRIBUTION'] || '© OpenStreetMap' });
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

const hops = z.preprocess((text) => (text === '' ? undefined : text), z.coerce.number().int().min(0).max(9).default(0));

/**
 * How many proxies in front of this server append to `X-Forwarded-For`; none by default, so that the header is ignored.
 * @throws VR-SITE-013 when `TRUSTED_PROXIES` is no number from 0 to 9
 */
export function trustedProxies(): number {
  const parsed = hops.safeParse(process.env['TRUSTED_PROXIES']);
  if (parsed.success) return parsed.data;
  throw new Error('VR-SITE-013: TRUSTED_PROXIES must be the number of proxies in front of the site, from 0 to 9.');
}

/**
 * The address that receives reports of violations of the Content-Security-Policy; undefined without one. Its characters are
 * those that need no escaping in the headers.
 * @throws VR-SITE-016 when `CSP_REPORT_TO` is not an address
 */
export function reportAddress(): string | undefined {
  const text = process.env['CSP_REPORT_TO'];
  if (!text) return undefined;
  if (URL.canParse(text) && /^https?:\/\/[\w.:/?&=%~-]+$/.test(text)) return text;
  throw new Error('VR-SITE-016: CSP_REPORT_TO must be an address like https://reports.example/csp.');
}

/**
 * Checks the origins of the sites when the server starts.
 * @throws VR-SITE-010 when `SITE_URLS` is not valid, a ZodError when `SITE_URL` is not
 */
export function checkSiteUrls(market: Market): void {
  siteUrl(market);
  readSiteUrls();
}
