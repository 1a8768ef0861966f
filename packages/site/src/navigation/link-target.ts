/** What of a click decides whether the router may handle it. */
export interface LinkClick {
  readonly href: string;
  readonly target: string;
  readonly hasDownload: boolean;
  readonly rel: string;
}

/** Paths that are files or API answers, not pages. */
function isNoPage(pathname: string) {
  return pathname.startsWith('/api/') || /\.[a-z0-9]{2,5}$/i.test(pathname);
}

/**
 * Where the router should go for a click on a link, or null where the browser should handle it itself:
 * another origin, a new tab, a download, a jump within the page, a file.
 *
 * @returns a path with query and hash
 */
export function inAppTarget(link: LinkClick, current: string): string | null {
  if (link.hasDownload || (link.target !== '' && link.target !== '_self') || /\bexternal\b/.test(link.rel)) return null;
  const to = new URL(link.href, current);
  const from = new URL(current);
  if (to.origin !== from.origin || isNoPage(to.pathname)) return null;
  const samePage = to.pathname === from.pathname && to.search === from.search;
  if (samePage && to.hash !== '') return null;
  return to.pathname + to.search + to.hash;
}
