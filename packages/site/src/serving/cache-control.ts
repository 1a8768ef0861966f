/**
 * How long a browser (`max-age`) and the caches in front of the site (`s-maxage`) may keep an answer, in seconds.
 * Source: docs/decisions/0012-caches.md.
 */
export const cacheControl = {
  /** Pages whose number is unlimited: search results and filtered listings. */
  brief: 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
  /** Short, because crawlers are rare and need current addresses. */
  sitemap: 'public, max-age=0, s-maxage=300',
  /** Short, so that a page is found soon after it is published. */
  missing: 'public, max-age=0, s-maxage=15',
  /** Permanent redirects. Limited, because editors can change the rules. */
  moved: 'public, max-age=300',
  /** Drafts, which only the holder of the address may see. Source: docs/decisions/0016-previews.md. */
  preview: 'private, no-store',
  /** The cart, the checkout, the account and the pages before it. */
  personal: 'private, no-store',
  /** Errors, access denied, temporary redirects and responses for one visitor. */
  never: 'no-store',
} as const;

const permanent: ReadonlySet<number> = new Set([301, 308]);

/** Whether a header is of this table and forbids storing. Next's own one of rendered pages is replaced. */
function isNeverStored(given: string | undefined): boolean {
  return given === cacheControl.never || given === cacheControl.preview;
}

/**
 * The `Cache-Control` header for a status, whichever part of the server responds. Undefined when `given` must not change:
 * successful pages set their own lifetime.
 * @param given the header as the page, the proxy or Next set it
 */
export function cacheControlOf(status: number, given: string | undefined): string | undefined {
  if (status === 404 || status === 410) return isNeverStored(given) ? given : cacheControl.missing;
  if (permanent.has(status)) return given ?? cacheControl.moved;
  if (status === 401 || status === 403 || status >= 500) return cacheControl.never;
  return status >= 300 && status < 400 && status !== 304 ? (given ?? cacheControl.never) : undefined;
}
