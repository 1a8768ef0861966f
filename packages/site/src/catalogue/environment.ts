import { z } from 'zod';
import type { Market } from '@veralune/routing';

const origin = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

/** Base address of the catalogue API, without a trailing slash. */
export function apiUrl(): string {
  return origin.parse(process.env['API_URL'] ?? 'http://localhost:4000');
}

/** An empty variable counts as not set. Source: docs/decisions/0011-invalidation.md. */
const secret = z.preprocess((text) => (text === '' ? undefined : text), z.string().min(32).optional());

/** What the API signs its messages with; undefined where this site hears of no changes. At least 32 characters. */
export function revalidateSecret(): string | undefined {
  return secret.parse(process.env['REVALIDATE_SECRET']);
}

/** The market's public origin, without a trailing slash: what canonical addresses start with. */
export function siteUrl(market: Market): string {
  return origin.parse(process.env['SITE_URL'] ?? market.defaultSiteUrl);
}
