import { cacheControl } from '@veralune/http/cache-control';

export { cacheControl };

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
