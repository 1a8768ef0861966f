import { readVariable } from '../environment/schema.ts';
import type { SiteUrls } from './site-urls-schema.ts';

/** Parsed once: a sitemap reads thousands of origins. */
let known: { readonly text: string; readonly urls: SiteUrls } | undefined;

/**
 * The origins of the markets in `SITE_URLS`; markets that it does not name have their default.
 * @throws VR-SITE-010 when the variable is not valid
 */
export function readSiteUrls(): SiteUrls {
  const text = process.env['SITE_URLS'] ?? '';
  if (known?.text !== text) known = { text, urls: readVariable('SITE_URLS') ?? {} };
  return known.urls;
}
