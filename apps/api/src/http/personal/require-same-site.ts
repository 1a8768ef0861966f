import type { Context } from 'hono';
import type { ApiEnv } from '../api-env.ts';
import { HttpError } from '../http-error.ts';

/** A page of the site, or an address that a person typed. */
const ownSites: readonly string[] = ['same-origin', 'none'];

/** The host that the browser asked: the site's proxy forwards it. */
function isOwnHost({ req }: Context<ApiEnv>, origin: string): boolean {
  const { host } = new URL(origin);
  return host === req.header('x-forwarded-host') || host === req.header('host');
}

/**
 * Refuses writing calls that a page of another site makes a browser send, with the cookies of the visitor. A page can not
 * change these headers. Requests without both do not come from a browser.
 * @param siteUrls origins of the sites
 * @throws HttpError 403
 */
export function requireSameSite(context: Context<ApiEnv>, siteUrls: readonly string[]): void {
  const fetchSite = context.req.header('sec-fetch-site');
  const origin = context.req.header('origin');
  if (fetchSite !== undefined ? ownSites.includes(fetchSite) : origin === undefined) return;
  if (fetchSite === undefined && origin !== undefined && URL.canParse(origin))
    if (siteUrls.includes(origin) || isOwnHost(context, origin)) return;
  throw new HttpError(403, 'foreign_origin', 'A page of another site must not make this call.');
}
