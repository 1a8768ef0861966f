import { z } from 'zod';
import type { Market } from '@veralune/routing';

const origin = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

/** Base address of the catalogue API, without a trailing slash. */
export const apiUrl = (): string => origin.parse(process.env['API_URL'] ?? 'http://localhost:4000');

/** The market's public origin, without a trailing slash: what canonical addresses start with. */
export const siteUrl = (market: Market): string => origin.parse(process.env['SITE_URL'] ?? market.defaultSiteUrl);
