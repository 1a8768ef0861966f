/**
 * How long a browser (`max-age`) and the caches in front of the site (`s-maxage`) may keep an answer, in seconds.
 * Source: docs/decisions/0012-caches.md.
 */
export const cacheControl = {
  /** A page of which there are endlessly many: results, and listings with filters. */
  brief: 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
  /** Crawlers come seldom, and want the news. */
  sitemap: 'public, max-age=0, s-maxage=300',
  /** What is published a moment later must not stay missing. */
  missing: 'public, max-age=0, s-maxage=15',
  /** An editor may change a rule. */
  moved: 'public, max-age=300',
  /** What is closed, broken, one visitor's own or over in a moment. */
  never: 'no-store',
} as const;

const permanent: ReadonlySet<number> = new Set([301, 308]);

/**
 * What an answer with this status says, no matter which part of the server made it; undefined where `given` is right: a
 * page says itself how long its content is good for.
 * @param given the header as the page, the proxy or Next set it
 */
export function cacheControlOf(status: number, given: string | undefined): string | undefined {
  if (status === 404 || status === 410) return given === cacheControl.never ? given : cacheControl.missing;
  if (permanent.has(status)) return given ?? cacheControl.moved;
  if (status === 401 || status === 403 || status >= 500) return cacheControl.never;
  return status >= 300 && status < 400 && status !== 304 ? (given ?? cacheControl.never) : undefined;
}
