/**
 * How long a browser (`max-age`) and the caches in front of the site (`s-maxage`) may keep an answer, in seconds.
 * Source: docs/decisions/0012-caches.md.
 */
export const cacheControl = {
  /**
   * Pages that messages of the API invalidate. Caches in front of the site get no message, so they ask again: an edit is visible
   * within four seconds. When the site fails, they may show the last copy for a day.
   */
  page: 's-maxage=1, stale-while-revalidate=3, stale-if-error=86400',
  /** Files of `public/`, which only a deployment changes. */
  file: 'public, max-age=0, s-maxage=60',
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

/** Next's own header of a page, with the lifetime of its tags, and of a file of `public/` or of `robots.txt`. */
const ofNext = {
  page: /^s-maxage=\d+, stale-while-revalidate=\d+$/,
  file: /^public, max-age=0(?:, must-revalidate)?$/,
} as const;

/** Replaces what Next says about pages and files. */
function successful(given: string | undefined): string | undefined {
  if (given === undefined) return undefined;
  if (ofNext.page.test(given)) return cacheControl.page;
  return ofNext.file.test(given) ? cacheControl.file : undefined;
}

/**
 * The `Cache-Control` header for a status, whichever part of the server responds. Undefined when `given` must not
 * change.
 * @param given the header as the page, the proxy or Next set it
 */
export function cacheControlOf(status: number, given: string | undefined): string | undefined {
  if (status === 404 || status === 410) return isNeverStored(given) ? given : cacheControl.missing;
  if (permanent.has(status)) return given ?? cacheControl.moved;
  if (status === 401 || status === 403 || status >= 500) return cacheControl.never;
  if (status < 300 || status === 304) return successful(given);
  return status < 400 ? (given ?? cacheControl.never) : undefined;
}
