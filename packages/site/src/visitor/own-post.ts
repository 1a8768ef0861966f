/**
 * Whether a page of this site posts, and not one of another site with the visitor's cookies. Browsers send at least one of
 * these headers with a post.
 */
export function isOwnPost({ headers }: Request): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = headers.get('origin');
  if (origin === null || !URL.canParse(origin)) return origin === null;
  const { host } = new URL(origin);
  return host === headers.get('x-forwarded-host')?.split(',')[0]?.trim() || host === headers.get('host');
}

/** Leads on after a post, so that a reload sends nothing again. */
export function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'private, no-store' } });
}
