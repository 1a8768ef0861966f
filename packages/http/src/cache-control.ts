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
